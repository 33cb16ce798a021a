import SwiftSource
import Testing

/// A place that breaks one of our conventions, and what to do about it.
struct Offence: Hashable, CustomStringConvertible {
  let file: String
  /// From 1.
  let line: Int
  let advice: String

  init(_ file: String, _ line: Int = 1, _ advice: String) {
    self.file = file
    self.line = line
    self.advice = advice
  }

  init(_ position: SourcePosition, _ advice: String) {
    self.init(position.file, position.line, advice)
  }

  var description: String { "\(file):\(line): \(advice)" }
}

/// Fails with one line for each offence.
func expectNone(
  _ offences: [Offence], sourceLocation: SourceLocation = #_sourceLocation
) {
  let list = offences.map(\.description).joined(separator: "\n")
  #expect(offences.isEmpty, "\n\(list)", sourceLocation: sourceLocation)
}

extension ModuleOutline {
  /// A module of one file, to try a check on.
  init(sample text: String, named name: String = "Sample.swift") {
    self.init([SourceFile(path: "Sources/Sample/" + name, text: text)])
  }
}
