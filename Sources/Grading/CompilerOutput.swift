/// What the compiler said, read from the output of a build.
///
/// A line is `path:line:column: severity: message`. Both the path and the message may hold colons and spaces, so the first
/// place is taken at which two numbers stand between colons and a known severity follows.
struct CompilerOutput {
  /// One sentence of the compiler with its absolute path.
  struct Sentence: Hashable {
    let path: String
    let line: Int
    let column: Int
    let severity: Diagnostic.Severity
    let message: String
  }

  let sentences: [Sentence]
  /// The lines that begin with `error:`, which no file explains: of the package manager or the linker.
  let bareErrors: [String]

  init(_ text: String) {
    var sentences: [Sentence] = []
    var known: Set<Sentence> = []
    var bare: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let sentence = Sentence(line), known.insert(sentence).inserted {
        sentences.append(sentence)
      } else if line.hasPrefix("error: ") {
        bare.append(String(line))
      }
    }
    self.sentences = sentences
    bareErrors = bare
  }
}

extension CompilerOutput.Sentence {
  /// Reads one line; `nil` when it is none.
  init?(_ line: Substring) {
    guard line.hasPrefix("/") else { return nil }
    let parts = line.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 5 else { return nil }
    for index in 1..<(parts.count - 3) {
      let word = parts[index + 2].trimmingPrefix(" ")
      if let line = Int(parts[index]), let column = Int(parts[index + 1]),
        let severity = Diagnostic.Severity(rawValue: String(word))
      {
        path = parts[..<index].joined(separator: ":")
        self.line = line
        self.column = column
        self.severity = severity
        message = String(parts[(index + 3)...].joined(separator: ":").trimmingPrefix(" "))
        return
      }
    }
    return nil
  }
}
