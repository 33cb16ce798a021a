import Spelling

// How every reader of a course words a name and a suggestion, so that all problems read alike.

/// A piece of a file between quotation marks, fit for one line of a terminal.
///
/// What a file holds is not ours: control characters would reach the terminal, and a line may be megabytes long.
func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
  var shown = ""
  for (index, character) in text.enumerated() {
    if index == limit { return "'\(shown)…'" }
    let isPlain =
      character.utf8.count <= 64 && character.unicodeScalars.allSatisfy { !isControl($0) }
    shown += isPlain ? String(character) : "\u{FFFD}"
  }
  return "'\(shown)'"
}

/// Whether a terminal could take a scalar for a command, or hide text by it.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}

/// The suggestion for an unknown name: the near ones, else all of a short list, else nothing.
func didYouMean(_ typed: String, among known: some Collection<String>) -> String {
  // Distances grow with the length, and nobody misspells a hundred letters.
  let near =
    typed.utf8.count <= 100 && known.count <= 500
    ? nearestNames(to: typed, among: Array(known)) : []
  if !near.isEmpty { return "did you mean \(near.map { quoted($0) }.joined(separator: " or "))?" }
  guard !known.isEmpty, known.count <= 14 else { return "" }
  return "known here: \(known.sorted().joined(separator: ", "))"
}

/// A number with its noun: `1 option`, `3 options`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
