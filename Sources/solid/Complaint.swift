import Ports
import Workshop

/// Why a command could not do its work; the sentence is written in `ComplaintText`.
enum Complaint: Error, Hashable {
  case usage(UsageProblem)
  case unknownLesson(String, known: [String])
  case unknownExercise(String, known: [String])
  case unknownStep(String, count: Int)
  case noCourse(tried: [String])
  case emptyCourse(path: String)
  /// No name was given, and no exercise is open.
  case noCurrentExercise
  case notStarted(String)
  /// Something would be lost and nobody can be asked.
  case needsYes(option: String)
  case file(FileFailure)
  case scaffold(ScaffoldFailure)
  case output(OutputFailure)
  case interrupted

  /// How the process ends because of it.
  var exitCode: ExitCode {
    switch self {
    case .usage, .unknownLesson, .unknownExercise, .unknownStep, .needsYes, .noCurrentExercise,
      .notStarted, .scaffold(.exists), .scaffold(.numberTaken):
      .usage
    case .noCourse, .emptyCourse, .file, .scaffold: .couldNotCheck
    case .output(.closed): .closedPipe
    case .output: .couldNotCheck
    case .interrupted: .interrupted
    }
  }
}
