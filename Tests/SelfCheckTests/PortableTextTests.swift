import SwiftSource
import Testing

/// Nothing in the repository may depend on the machine on which it was written.
@Suite struct `Portable texts` {
  private static let homes = ["home", "Users", "work", "opt"]

  /// The absolute paths of somebody's machine; tests may make up places where people live.
  private func machinePaths(in file: SourceFile) -> [Offence] {
    let folders = file.path.hasPrefix("Tests/") ? ["work"] : Self.homes
    let marks = folders.map { "/" + $0 + "/" }
    guard marks.contains(where: file.text.contains) else { return [] }
    return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { line in marks.contains { begins($0, in: line.element) } }
      .map { Offence(file.path, $0.offset + 1, "an absolute path: name the place in another way") }
  }

  /// Whether a path begins here: not in the middle of a longer one.
  private func begins(_ mark: String, in line: Substring) -> Bool {
    line.ranges(of: mark).contains { range in
      line[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber && !"._-~)}".contains($0) }
        ?? true
    }
  }

  @Test func `no file names a place on one machine`() async throws {
    let texts = try await Repository.own.value.allTexts()
    #expect(texts.contains { $0.path == "Package.swift" })
    expectNone(texts.flatMap(machinePaths))
  }

  @Test func `a path of one machine is found, a relative one is not`() {
    let home = "/" + "home/ada"
    let file = SourceFile(path: "README.md", text: "see \(home)\nand src\(home)\n(\(home))\n")
    #expect(machinePaths(in: file).map(\.line) == [1, 3])
  }
}
