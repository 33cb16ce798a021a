import SwiftSource

/// The table of `Sources/README.md`: which target may import which.
struct ImportTable {
  let rows: [Row]

  struct Row: Hashable {
    let level: Int
    let target: String
    /// Targets of ours, sorted.
    let imports: [String]
    /// Whether it may import the SwiftSyntax modules of the toolchain.
    let importsSwiftSyntax: Bool
    /// The line in the page, from 1.
    let line: Int
  }

  static let page = "Sources/README.md"

  /// Reads the rows that begin with a level; everything else on the page is prose.
  init(markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let names = lines.compactMap { Self.cells($0).map { Self.unquoted($0[1]) } }
    rows = lines.enumerated().compactMap { index, line in
      guard let cells = Self.cells(line), let level = Int(cells[0]) else { return nil }
      let target = Self.unquoted(cells[1])
      let imports = cells[3].split(separator: ",").map(Self.unquoted)
      return Row(
        level: level, target: target,
        imports: imports == ["all"]
          ? names.filter { $0 != target }.sorted()
          : imports.filter(names.contains).sorted(),
        importsSwiftSyntax: imports.contains("toolchain SwiftSyntax"), line: index + 1)
    }
  }

  subscript(target: String) -> Row? { rows.first { $0.target == target } }

  private static func cells(_ line: Substring) -> [Substring]? {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
      $0.trimmingPrefix(" ")
    }
    guard cells.count == 5, cells[0].first?.isNumber == true else { return nil }
    return cells.map { $0.last == " " ? $0.dropLast() : $0 }
  }

  private static func unquoted(_ cell: Substring) -> String {
    cell.filter { $0 != "`" }.trimmingPrefix(" ").description
  }
}

extension ImportTable {
  /// The arrows that do not go down.
  var risingArrows: [Offence] {
    rows.flatMap { row in
      row.imports.filter { self[$0].map { $0.level >= row.level } ?? true }.map {
        Offence(
          Self.page, row.line,
          "\(row.target) must not depend on \($0): move what it needs to a lower level")
      }
    }
  }

  /// The imports in the files of a target that its row does not allow.
  func forbiddenImports(in target: SourceTarget) -> [Offence] {
    guard let row = self[target.name] else {
      return [Offence(Self.page, 1, "add a row for the target \(target.name)")]
    }
    return target.module.outlines.flatMap(\.imports).compactMap { statement in
      let module = statement.module
      let isOurs = self[module] != nil
      let isSwiftSyntax = !isOurs && module.hasPrefix("Swift")
      guard isOurs && !row.imports.contains(module) || isSwiftSyntax && !row.importsSwiftSyntax
      else { return nil }
      return Offence(
        statement.position, "\(target.name) may not import \(module); see the table in \(Self.page)"
      )
    }
  }
}

/// The dependencies of our targets as `Package.swift` lists them, each list sorted.
func manifestDependencies(_ manifest: String) -> [String: [String]] {
  let call = /target\(\s*"(\w+)"(?:,\s*imports:\s*\[([^\]]*)\])?\s*\)/
  let executable = /executableTarget\(\s*name:\s*"(\w+)",\s*dependencies:\s*\[([^\]]*)\]/
  var found: [String: [String]] = [:]
  for match in manifest.matches(of: call) {
    found[String(match.1)] = quotedNames(match.2 ?? "")
  }
  for match in manifest.matches(of: executable) {
    found[String(match.1)] = quotedNames(match.2)
  }
  return found
}

private func quotedNames(_ list: Substring) -> [String] {
  list.matches(of: /"(\w+)"/).map { String($0.1) }.sorted()
}
