@testable import corpus

extension EditSample {
  /// Edits that write the same thing in another way.
  static let ofSpelling = [
    EditSample(
      .renamedTypes, "struct Free { let wire: Wire }\nlet free: [Free] = []\n",
      "struct Dudokoni { let wire: Wire }\nlet free: [Dudokoni] = []\n"),
    EditSample(
      .renamedMembers,
      "func greet(fixed: Int, loudly sound: Int) { print(sound, count) }\ngreet(fixed: 1, loudly: 2)\n",
      "func demigafa(fixed: Int, vakipufe zelevipa: Int) { print(zelevipa, count) }\ndemigafa(fixed: 1, vakipufe: 2)\n"
    ),
    EditSample(
      .backticks, "struct A { let b: Int.Type; func c(d e: A) -> Int { e.b(d: \"\\(f)\") } }\n",
      "struct `A` { let `b`: `Int`.Type; func `c`(`d` `e`: `A`) -> `Int` { `e`.`b`(`d`: \"\\(`f`)\") } }\n"
    ),
    EditSample(
      .semicolons, "struct A {\n  let b = 1\n  func c() { d() }\n}\n",
      "struct A {\n  let b = 1;\n  func c() { d(); };\n};\n"),
    EditSample(
      .blankLines, "struct A {\n  let b = 1\n}\n",
      "\n  \n\nstruct A {\n  \n  \n\nlet b = 1\n}\n"),
    EditSample(
      .tabs, "struct A {\n  func b() {\n    c()\n   }\n}\n",
      "struct A {\n\tfunc b() {\n\t\tc()\n\t }\n}\n"),
    EditSample(.carriageReturns, "let a = 1\nlet b = 2\r\n", "let a = 1\r\nlet b = 2\r\n"),
    EditSample(
      .comments, "struct A {\n  func b() { c() }\n}\n",
      "/// switch \"email\" as? HTTPSession is case is Disk try! fatalError(\"no\") Date() .shared static var x = 1 import Testing exit(0) #endif a ?? b ? c : d\n// #if DEBUG\nstruct A {\n  /// switch \"email\" as? HTTPSession is case is Disk try! fatalError(\"no\") Date() .shared static var x = 1 import Testing exit(0) #endif a ?? b ? c : d\n// #if DEBUG\nfunc b() { /* switch \"email\" as? HTTPSession is case is Disk try! fatalError(\"no\") Date() .shared static var x = 1 import Testing exit(0) #endif a ?? b ? c : d /* \"else\" */ */ c() }\n}\n\n// switch \"email\" as? HTTPSession is case is Disk try! fatalError(\"no\") Date() .shared static var x = 1 import Testing exit(0) #endif a ?? b ? c : d\n"
    ),
    EditSample(
      .explicitSelf,
      "struct A {\n  let b: Int\n  static let s = 1\n  func c(d: Int) -> Int { b + d + s + e.b }\n"
        + "  func f(b: Int) -> Int { c(d: b) }\n}\n",
      "struct A {\n  let b: Int\n  static let s = 1\n  func c(d: Int) -> Int { self.b + d + s + e.b }\n"
        + "  func f(b: Int) -> Int { self.c(d: b) }\n}\n"),
    EditSample(
      .explicitReturn, "func a() -> Int { 1 }\nfunc b() { a() }\nvar c: Int { d { 2 } }\n",
      "func a() -> Int { return 1 }\nfunc b() { a() }\nvar c: Int { return d { 2 } }\n"),
    EditSample(
      .implicitReturn,
      "func a() -> Int { return 1 }\nfunc b() -> Int { if c { return 1 }; return 2 }\n",
      "func a() -> Int {  1 }\nfunc b() -> Int { if c { return 1 }; return 2 }\n"),
    EditSample(
      .explicitTypes, "struct A {}\nlet a = A()\nlet b = \"b\"\nlet c = f()\nlet d: Any = 1\n",
      "struct A {}\nlet a: A = A()\nlet b: String = \"b\"\nlet c = f()\nlet d: Any = 1\n"),
    EditSample(
      .plainTypeNames,
      "struct A {\n  var a: Int?\n  let b: [String: Int?]\n  func c(_ d: [[A]]) { [A]() }\n}\n",
      "struct A {\n  var a: Int?\n  let b: Dictionary<String, Optional<Int>>\n"
        + "  func c(_ d: Array<Array<A>>) { [A]() }\n}\n"),
    EditSample(
      .closureArguments, "a.map { $0 }.sorted { $0 < $1 }\nb.reduce(0) { $0 + $1 }\nfree { 1 }\n",
      "a.map({ $0 }).sorted(by: { $0 < $1 })\nb.reduce(0, { $0 + $1 })\nfree { 1 }\n"),
    EditSample(
      .trailingClosures, "let a = B(c: 1, d: { $0 })\nif e(f: { 1 }) {}\nlet g = h(i: {})\n",
      "let a = B(c: 1) { $0 }\nif e(f: { 1 }) {}\nlet g = h() {}\n"),
    EditSample(
      .internalAccess,
      "struct A {\n  let a = 1\n  private let b = 2\n  @objc static func c() {}\n}\n"
        + "private struct P {}\nprotocol R { func r() }\nextension A { func e() { func l() {} } }\n",
      "internal struct A {\n  internal let a = 1\n  private let b = 2\n  @objc internal static func c() {}\n}\n"
        + "private struct P {}\ninternal protocol R { func r() }\n"
        + "extension A { internal func e() { func l() {} } }\n"),
    EditSample(
      .packageAccess, "struct A: Sendable {}\nstruct B: Wires {}\nstruct Wire {}\nstruct G<T> {}\n",
      "package struct A: Sendable {}\nstruct B: Wires {}\nstruct Wire {}\nstruct G<T> {}\n"),
    EditSample(
      .fileprivateAccess,
      "private import A\nstruct B { private(set) var c = 1; private func d() {} }\n",
      "private import A\nstruct B { fileprivate(set) var c = 1; fileprivate func d() {} }\n"),
    EditSample(
      .privateStorage,
      "final class A {\n  let a: Int\n  let b: Int\n  init(c: Int) { a = c; b = 1 }\n}\nlet d = A(c: 1).b\n",
      "final class A {\n  private let a: Int\n  let b: Int\n  init(c: Int) { a = c; b = 1 }\n}\nlet d = A(c: 1).b\n"
    ),
    EditSample(
      .finalClasses, "class A {}\nclass B: A {}\nfinal class C {}\n",
      "class A {}\nfinal class B: A {}\nfinal class C {}\n"),
  ]
}
