@testable import corpus

extension EditSample {
  /// Edits that move things, or give them another shape.
  static let ofStructure = [
    EditSample(
      .guardToIf,
      "func a() throws -> Int {\n  let b = c()\n  guard let d = b else { throw e }\n  f(d)\n  return d\n}\n",
      "func a() throws -> Int {\n\n  let b = c()\nif let d = b {\n  f(d)\n  return d\n} else { throw e }\n\n}\n"
    ),
    EditSample(
      .ifToGuard,
      "func a() throws {\n  if let b = c {\n    d(b)\n  } else {\n    throw e\n  }\n}\n",
      "func a() throws {\n  guard let b = c else {\n    throw e\n  }\nd(b)\n}\n"),
    EditSample(
      .genericParameters, "func a(b: some C, d: [some E]) {}\n",
      "func a<Vezelini: C, Fogomize: E>(b: Vezelini, d: [Fogomize]) {}\n"),
    EditSample(
      .opaqueParameters, "func a<B: C>(b: B) {}\nfunc d<E: C>(e: E) -> E { e }\n",
      "func a(b: some C) {}\nfunc d<E: C>(e: E) -> E { e }\n"),
    EditSample(
      .aliasedTypes,
      "struct A { static let a = A() }\nprivate struct P {}\nextension A { func b() -> A? { c.A } }\n",
      "struct A { static let a = Nukonibi() }\nprivate struct P {}\nextension A { func b() -> Nukonibi? { c.A } }\n\ntypealias Nukonibi = A\n"
    ),
    EditSample(
      .aliasedExistentials,
      "protocol A {}\nlet a: [any A] = []\nfunc b(c: some A, d: any Error) {}\n",
      "protocol A {}\nlet a: [Kutanegi] = []\nfunc b(c: some A, d: any Error) {}\n\ntypealias Kutanegi = any A\n"
    ),
    EditSample(
      .nestedHelpers,
      "struct A {}\nstruct Wire { let a: A }\nfunc help(a: A) {}\nfunc fixed() { help(a: A()) }\n",
      "enum Tuzavege {\nstruct A {}\n}\nstruct Wire { let a: Tuzavege.A }\nenum Murarugi {\nstatic func help(a: Tuzavege.A) {}\n}\nfunc fixed() { Murarugi.help(a: Tuzavege.A()) }\n"
    ),
    EditSample(
      .sameFileExtensions,
      "class A {\n  func a() {}\n  override func o() {}\n}\nclass B: A {\n  private func b() {}\n}\n",
      "class A {\n  func a() {}\n  override func o() {}\n}\nclass B: A {\n}\n\nextension B {\n\n\n  private func b() {}\n}\n"
    ),
    EditSample(
      .otherFileExtensions,
      [
        "Sources/App/A.swift":
          "import X\nstruct A {\n  private let a = 1\n  func b() { a }\n  func c() {}\n}\n"
      ],
      [
        "Sources/App/A.swift": "import X\nstruct A {\n  private let a = 1\n  func b() { a }\n}\n",
        "Sources/App/A+Methods.swift": "import X\n\nextension A {\n\n\n  func c() {}\n}\n",
      ]),
    EditSample(
      .reorderedMembers,
      "enum A {\n  case b, c\n  static let d = 1\n  // About e.\n  func e() {}\n  var f: Int { 1 }\n}\n",
      "enum A {\n\n  var f: Int { 1 }\n\n  // About e.\n  func e() {}\n\n  case b, c\n\n  static let d = 1\n}\n"
    ),
    EditSample(
      .reorderedDeclarations, "import X\n\nstruct A {}\n\n// About b.\nfunc b() {}\n",
      "import X\n\n\n\n// About b.\nfunc b() {}\n\n\nstruct A {}\n"),
    EditSample(
      .mergedFiles,
      [
        "Sources/App/A.swift": "import X\nstruct A {}\n",
        "Sources/App/B.swift": "import X\nimport Y\nstruct B {}\n",
        "Sources/App/Composition.swift": "func make() {}\n",
      ],
      [
        "Sources/App/Kobebutu.swift": "import X\nimport Y\n\nstruct A {}\n\nstruct B {}\n",
        "Sources/App/Composition.swift": "func make() {}\n",
      ]),
    EditSample(
      .splitFiles,
      [
        "Sources/App/A.swift":
          "import X\nstruct A {}\nstruct B {}\nextension B: C {}\nfunc d() {}\n"
      ],
      [
        "Sources/App/A.swift": "import X\nstruct A {}\nfunc d() {}\n",
        "Sources/App/B.swift": "import X\n\nstruct B {}\nextension B: C {}\n",
      ]),
    EditSample(
      .renamedFiles,
      [
        "Sources/App/A.swift": "struct A {}\n", "Sources/App/Composition.swift": "func make() {}\n",
      ],
      [
        "Sources/App/Composition.swift": "func make() {}\n",
        "Sources/App/Parts/Nutuvipo.swift": "struct A {}\n",
      ]),
  ]
}
