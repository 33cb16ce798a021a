import SwiftSource

/// A piece of code that only a few targets may hold.
struct Reserve: Sendable {
  /// As in the source, such as `print(`.
  let code: String
  let targets: Set<String>
  let advice: String

  /// Input and output, time and shared state stay where they can be replaced and reviewed.
  static let all =
    ["print(", "Process(", "FileManager", "getenv", "isatty", "Date()"].map {
      Reserve(
        code: $0, targets: ["HostSystem", "solid"],
        advice: "`\($0)` reaches the outside world: ask for it through a port")
    }
    + ["Mutex", "NSLock", "@unchecked Sendable", "nonisolated(unsafe)"].map {
      Reserve(
        code: $0, targets: ["HostSystem"],
        advice: "`\($0)` shares state: pass values, or let one task own it")
    }

  /// The places in the files of a target at which it stands, unless the target may hold it.
  func offences(in target: SourceTarget) -> [Offence] {
    guard !targets.contains(target.name) else { return [] }
    // Most files do not hold it even in words, and need not be cut into tokens.
    return target.module.files.filter { $0.text.contains(code) }.flatMap { file in
      file.bareLines.enumerated().filter { contains($0.element) }
        .map { Offence(file.path, $0.offset + 1, advice) }
    }
  }

  /// Whether a line holds it as a word of its own: `blueprint(` and `.print(` are other names.
  private func contains(_ line: String) -> Bool {
    line.ranges(of: code).contains { range in
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      let begins = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
      let isOpen = code.last?.isLetter != true
      return begins && (isOpen || after.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true)
    }
  }
}

/// The declarations that other packages could see; we offer no library to any.
func publicDeclarations(in outline: FileOutline) -> [Offence] {
  outline.root.allDeclarations.filter { [.public, .open].contains($0.header.access) }.map {
    Offence($0.position, "`\($0.name)` is offered to nobody: write `package`")
  }
}

/// The places at which `!` unwraps by force; `!=` and the prefix operator are something else.
func forcedUnwraps(in file: SourceFile) -> [Offence] {
  let unwrap = /[\w)\]>?]!(?!=)/
  guard file.text.contains(unwrap) else { return [] }
  return file.bareLines.enumerated().filter { $0.element.contains(unwrap) }.map {
    Offence(file.path, $0.offset + 1, "`!` stops the program for a nil: bind the value")
  }
}
