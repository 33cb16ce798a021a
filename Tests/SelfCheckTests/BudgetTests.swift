import SwiftSource
import Testing

@Suite struct `Budgets of size` {
  @Test func `files, functions and initialisers are small, and files are named after their type`()
    async throws
  {
    expectNone(try await Repository.own.value.outlines.flatMap(Budgets.offences))
  }

  @Test func `functions are about eight lines long`() async throws {
    let lengths = try await Repository.own.value.outlines.flatMap { outline in
      let text = CodeText(outline.file)
      return outline.root.allDeclarations.filter { $0.kind == .function && $0.body != nil }
        .map { text.length(ofDeclarationAt: $0.position.line) }
    }
    let median = try #require(lengths.sorted().dropFirst(lengths.count / 2).first)
    #expect(median <= 10)
  }

  @Test func `a long file is found`() {
    let module = ModuleOutline(
      sample: "enum Sample {}\n" + String(repeating: "// line\n", count: 250))
    #expect(module.outlines.flatMap(Budgets.offences).map(\.line) == [251])
  }

  @Test func `a long function is found, whatever stands around it`() {
    let statements = String(repeating: "    step()\n", count: 28)
    let module = ModuleOutline(
      sample: """
        struct Sample {
          func short() { step() }
          func fits() {
        \(statements)  }
          func tooLong(
            _ count: Int
          ) -> Int {
        \(statements)  }
          var one: Int { 1 }

          var tooLongAsWell: Int {
        \(statements)
            return 1
          }
        }
        """)
    let offences = module.outlines.flatMap(Budgets.offences)
    #expect(offences.map(\.line) == [33, 67])
  }

  @Test func `a long initialiser and a strange name are found`() {
    let module = ModuleOutline(
      sample: "struct Other {\n  init(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) {}\n}\n")
    #expect(module.outlines.flatMap(Budgets.offences).map(\.line) == [1, 2])
  }

  @Test(arguments: [
    ("Sample+Topic.swift", "extension Sample {}"),
    ("Tampering.swift", "func tamperingFindings() {}"),
    ("Row.swift", "extension Screen.Row {}"),
  ])
  func `a file may be named after what it extends or does`(name: String, text: String) {
    let module = ModuleOutline(sample: text + "\n", named: name)
    #expect(module.outlines.flatMap(Budgets.offences).isEmpty)
  }
}
