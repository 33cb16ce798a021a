import SwiftSource
import Testing

@Suite struct `Imports` {
  private static func table() async throws -> ImportTable {
    ImportTable(markdown: try await Repository.own.value.text(of: ImportTable.page))
  }

  @Test func `the table names exactly our targets`() async throws {
    let table = try await Self.table()
    let targets = try await Repository.own.value.targets
    #expect(table.rows.map(\.target).sorted() == targets.map(\.name))
    #expect(table.rows.count > 10)
  }

  @Test func `arrows only go down`() async throws {
    expectNone(try await Self.table().risingArrows)
  }

  @Test func `every import of ours is in the table`() async throws {
    let table = try await Self.table()
    for target in try await Repository.own.value.targets {
      expectNone(table.forbiddenImports(in: target))
    }
  }

  @Test func `the manifest agrees with the table`() async throws {
    let dependencies = manifestDependencies(
      try await Repository.own.value.text(of: "Package.swift"))
    let rows = try await Self.table().rows
    #expect(dependencies == Dictionary(uniqueKeysWithValues: rows.map { ($0.target, $0.imports) }))
  }

  @Test func `an upward arrow and a forbidden import are found`() {
    let table = ImportTable(
      markdown: """
        | level | target | one responsibility | imports |
        |---|---|---|---|
        | 0 | `Sample` | a sample (… never) | – |
        | 0 | `Low` | bad (… never) | `High` |
        | 1 | `High` | high (… never) | Sample, Low |
        """)
    #expect(table.rows.map(\.imports) == [[], ["High"], ["Low", "Sample"]])
    #expect(table.risingArrows.map(\.line) == [4])

    let sample = ModuleOutline(
      sample: "import Foundation\nimport Low\npackage import SwiftParser\n")
    let target = SourceTarget(name: "Sample", module: sample)
    #expect(table.forbiddenImports(in: target).map(\.line) == [2, 3])
    let high = SourceTarget(name: "High", module: ModuleOutline(sample: "import Low\n"))
    #expect(table.forbiddenImports(in: high).isEmpty)
  }
}
