package import Ports

/// Why nothing was made.
package enum ScaffoldFailure: Error, Hashable, Sendable {
  /// Something lies there, and is never overwritten.
  case exists(Path)
  /// Another lesson has the number.
  case numberTaken(Int, by: Path)
  /// The exercise that the lesson is about is there, but its file cannot be read.
  case unreadableExercise(Path)
  /// What was made before this has been removed again.
  case file(FileFailure)
}
