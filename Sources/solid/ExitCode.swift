/// How the process ends, for scripts.
enum ExitCode: Int32, Sendable {
  /// Solved, clean, or simply done.
  case success = 0
  /// Not solved, or problems were found.
  case notSolved = 1
  case usage = 2
  /// Something of ours or of the machine is in the way; the learner's work was not judged.
  case couldNotCheck = 3
  case interrupted = 130
  case closedPipe = 141

  /// The code that says most when several things were checked.
  static func worst(_ codes: [ExitCode]) -> ExitCode {
    for code in [ExitCode.interrupted, .couldNotCheck, .notSolved] where codes.contains(code) {
      return code
    }
    return .success
  }
}
