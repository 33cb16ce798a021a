import SwiftSource
import Testing

@Suite struct OutlineTests {
  let module = ModuleOutline([SourceFile(path: "Sources/App/Rich.swift", text: richSource)])

  var root: Declaration { module.outlines[0].root }

  func declaration(_ name: String, _ kind: Declaration.Kind? = nil) throws -> Declaration {
    try #require(
      root.allDeclarations.first { $0.name == name && (kind == nil || $0.kind == kind) })
  }

  @Test func `real code parses without an error`() {
    #expect(syntaxErrors(in: module.files[0]).isEmpty)
  }

  @Test func `imports tell their kind and attributes`() {
    let imports = module.outlines[0].imports
    #expect(imports.map(\.module) == ["Foundation", "MiniHTTP", "MiniUI", "Testing"])
    #expect(imports.map(\.kind) == [nil, "struct", nil, nil])
    #expect(imports.map(\.attributes) == [[], ["testable"], ["_exported"], []])
    #expect(module.outlines[0].conditions.map(\.modulesAskedFor) == [["Testing"]])
  }

  @Test func `types are known by qualified name`() {
    #expect(
      module.types.map(\.qualifiedName)
        == ["Screen", "Screen.State", "Fetching", "Store", "Tree", "Local"])
    #expect(module.scopes(ofType: "Screen").map(\.kind) == [.class, .extension])
    #expect(module.scopes(ofType: "Screen.State").map(\.kind) == [.enum, .extension])
    #expect(module.scopes(ofType: "Missing").isEmpty)
  }

  @Test func `the header of a class is read whole`() throws {
    let screen = try declaration("Screen")
    #expect(screen.header.access == .public)
    #expect(screen.header.modifiers == ["final"])
    #expect(screen.header.attributes == ["MainActor", "Observable"])
    #expect(screen.header.inherited.map(\.text) == ["ViewController", "@unchecked Sendable"])
    #expect(screen.header.genericParameters == ["Row", "Source"])
    #expect(screen.header.constraints.map(\.text) == ["Fetching & Sendable", "Codable", "Row"])
  }

  @Test func `properties tell storage, access and type`() throws {
    let rows = try declaration("rows")
    #expect(rows.header.isStored && !rows.header.isConstant && rows.header.access == .internal)
    #expect(rows.header.attributes == ["Wrapped"])
    let shared = try declaration("shared")
    #expect(shared.isStatic && shared.header.isConstant && shared.header.access == .package)
    #expect(try declaration("default").header.type?.names.map(\.path) == [["Fetching"], ["Int"]])
    #expect(try declaration("closure").header.type?.functionTypes == 1)
    #expect(try !declaration("count").header.isStored)
  }

  @Test func `functions tell their selector, parameters and body`() throws {
    #expect(try declaration("body").selector == "body(_:)")
    #expect(try declaration("subscript").selector == "subscript(index:default:)")
    #expect(try declaration("subscript").body?.hasEmptySetter == true)
    #expect(try declaration("fallback").body?.statements == 0)
    #expect(try declaration("make").body == nil)
    let initializer = try #require(
      root.allDeclarations.first { $0.selector == "init(source:now:)" })
    #expect(initializer.header.parameters.map(\.hasDefault) == [false, true])
    #expect(initializer.header.parameters[1].type.functionTypes == 1)
  }

  @Test func `enum cases tell their payload and value`() throws {
    #expect(try declaration("failed").header.parameters.map(\.label) == ["code", nil])
    #expect(try declaration("loading").value == .text("load"))
    #expect(module.constant(declaredBy: try declaration("idle"))?.text == "idle")
  }

  @Test func `decisions are facts`() throws {
    let facts = try declaration("body").allFacts
    #expect(
      facts.filter { $0.kind == .branch }.map(\.text)
        == ["for", "try?", "switch", "?:", "??", "catch", "catch", "??", "if"])
    #expect(facts.filter { $0.kind == .cast }.map(\.text) == ["case as", "case is", "as?"])
    #expect(facts.filter { $0.kind == .trap }.map(\.text) == ["try!"])
    #expect(facts.filter { $0.kind == .number }.map(\.text).contains("0x1F"))
  }

  @Test func `literals have values`() throws {
    let texts = root.allFacts.filter { $0.kind == .text || $0.kind == .textPiece }.map(\.text)
    #expect(texts.contains("nested "))
    #expect(texts.contains("\n\"quoted\" end"))
    #expect(texts.contains("raw "))
    #expect(!texts.contains { $0.contains("hidden") })
  }

  @Test func `columns count bytes`() {
    let outline = ModuleOutline([SourceFile(path: "A.swift", text: "let é = a; let b = \"é\"")])
    let place = outline.outlines[0].root.allFacts.first { $0.kind == .text }?.position
    #expect(place == SourcePosition(file: "A.swift", line: 1, column: 21))
  }

  @Test func `protocols are read with what they refine and what has a default`() {
    let module = ModuleOutline([
      SourceFile(
        path: "A.swift",
        text: """
          protocol A { func a(); var b: Int { get } }
          protocol B: A { func c(x: Int) }
          extension A { func a() {} }
          class Base: B {}
          final class Derived: Base {}
          struct Other { let derived: Derived; let make: () -> any A }
          """)
    ])
    #expect(module.requirements(ofProtocol: "B").map(\.selector) == ["c(x:)", "a()", "b"])
    #expect(module.defaultSelectors(ofProtocol: "B") == ["a()"])
    #expect(module.protocols(ofType: "Derived") == ["B", "A"])
    #expect(module.typesNamed(byType: "Other") == ["A", "Derived"])
  }
}
