/// What the output of a dead test process says about its end.
struct CrashReader {
  /// What the runtime printed, without the place: `Fatal error: Index out of range`; empty when it said nothing.
  let message: String
  /// The first frame of the backtrace that lies in the package, as an absolute path.
  let frame: (path: String, line: Int, column: Int)?

  /// Reads the output of a run.
  ///
  /// - Parameter root: the composed package; frames outside of it are not the learner's.
  init(output: String, sourcesBelow root: String) {
    var message = ""
    var frame: (path: String, line: Int, column: Int)?
    for line in output.split(whereSeparator: \.isNewline) {
      if let sentence = Self.fatalSentence(in: line) { (message, frame) = (sentence, nil) }
      if frame == nil { frame = Self.frame(in: line, below: root) }
    }
    self.message = message
    self.frame = frame
  }

  /// The words that the runtime starts its last sentence with.
  private static let openings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Simultaneous accesses to ",
  ]

  private static func fatalSentence(in line: Substring) -> String? {
    for opening in openings {
      guard let range = line.firstRange(of: opening) else { continue }
      return String(line[range.lowerBound...])
    }
    return nil
  }

  /// A frame of `swift-backtrace` ends in ` at /path/File.swift:12:5`.
  private static func frame(in line: Substring, below root: String)
    -> (path: String, line: Int, column: Int)?
  {
    guard let start = line.firstRange(of: " at " + root + "/Sources/") else { return nil }
    // The path may hold colons, so the numbers are counted from the end.
    let parts = line[start.lowerBound...].dropFirst(4).split(separator: ":")
    let numbers = parts.suffix(2).drop { Int($0) == nil }.compactMap { Int($0) }
    guard let number = numbers.first, numbers.count < parts.count else { return nil }
    let path = parts.dropLast(numbers.count).joined(separator: ":")
    return (path, number, numbers.count > 1 ? numbers[1] : 1)
  }
}
