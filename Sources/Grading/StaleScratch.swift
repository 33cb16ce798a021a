import Ports

/// Recognises a scratch folder that was moved, or that another toolchain filled.
///
/// The compiler then refuses its own intermediate files; the remedy is one clean build, and the learner is told.
enum StaleScratch {
  private static let complaints = [
    "was compiled with module cache path",
    "compiled module was created by an older version of the compiler",
    "compiled module was created by a different version of the compiler",
    "module compiled with Swift ",
    "has been modified since the module file",
    "is not a valid precompiled header",
    "malformed block record in AST file",
  ]

  /// Whether the failure of a build says so.
  static func explains(_ evidence: RunEvidence) -> Bool {
    guard evidence.testingSince == nil, evidence.process.stopped == nil else { return false }
    let output = evidence.output
    return complaints.contains { output.contains($0) }
  }
}
