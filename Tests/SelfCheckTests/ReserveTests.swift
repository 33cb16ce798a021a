import SwiftSource
import Testing

@Suite struct `Code with a place of its own` {
  @Test func `stays in its targets`() async throws {
    let targets = try await Repository.own.value.targets
    expectNone(Reserve.all.flatMap { targets.flatMap($0.offences) })
  }

  @Test func `nothing is public`() async throws {
    expectNone(try await Repository.own.value.outlines.flatMap(publicDeclarations))
  }

  @Test func `nothing is unwrapped by force`() async throws {
    expectNone(try await Repository.own.value.outlines.map(\.file).flatMap(forcedUnwraps))
  }

  @Test func `no folder has a name that says nothing`() async throws {
    let vague: Set = [
      "Core", "Common", "Utilities", "Helpers", "Support", "Extensions", "Managers",
    ]
    let paths = try await Repository.own.value.allTexts().map(\.path).filter {
      $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/")
    }
    expectNone(
      paths.filter { !vague.isDisjoint(with: $0.split(separator: "/").dropLast().map(String.init)) }
        .map { Offence($0, 1, "name the folder after what its files are about") })
  }

  @Test func `is found in code, and not in words about it`() {
    let module = ModuleOutline(
      sample: """
        public struct Sample {
          // print("in a comment")
          let text = "print("
          func blueprint() { blueprint(); page.print() }
          func found() { print(text) }
          final class Box: @unchecked Sendable {}
        }
        """)
    let target = SourceTarget(name: "Sample", module: module)
    #expect(Reserve.all.flatMap { $0.offences(in: target) }.map(\.line).sorted() == [5, 6])
    let host = SourceTarget(name: "HostSystem", module: module)
    #expect(Reserve.all.flatMap { $0.offences(in: host) }.isEmpty)
    #expect(module.outlines.flatMap(publicDeclarations).map(\.line) == [1])
  }

  @Test func `a forced unwrap is told from other exclamation marks`() {
    let file = SourceFile(
      path: "Sample.swift",
      text: "let a = !b\nlet c = d != e\nlet f = g!\nlet h = i()!.j\nlet k = \"l!\"\nvar m: N!\n")
    #expect(forcedUnwraps(in: file).map(\.line) == [3, 4, 6])
  }
}
