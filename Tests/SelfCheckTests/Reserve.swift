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
    + ["Darwin", "Glibc", "Musl"].map {
      Reserve(
        code: "import " + $0, targets: ["HostSystem"],
        advice: "`import \($0)` ties us to one system: ask for it through a port")
    }
    + ["public ", "open "].map {
      Reserve(
        code: $0, targets: [], advice: "`\($0)`has no reader: we offer no library; write `package`")
    }

  /// The places in the files of a target at which it stands, unless the target may hold it.
  func offences(in target: SourceTarget) -> [Offence] {
    guard !targets.contains(target.name) else { return [] }
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

/// The places at which `!` unwraps by force; `!=` and the prefix operator are something else.
func forcedUnwraps(in file: SourceFile) -> [Offence] {
  file.bareLines.enumerated().filter { $0.element.contains(/[\w)\]>?]!(?!=)/) }.map {
    Offence(
      file.path, $0.offset + 1, "`!` stops the program for a nil: bind the value, or say why not")
  }
}
