import Curriculum
package import Ports

/// A judge with a build folder of its own, so that several can work side by side.
package struct AuditBench: Sendable {
  let judge: any SubmissionJudge
  /// Where the judge composes and builds; no other bench may have the same.
  let folder: Path

  package init(judge: any SubmissionJudge, folder: Path) {
    self.judge = judge
    self.folder = folder
  }

  /// Where the judge composes the package of an exercise.
  ///
  /// Without it every file is compiled anew, and the compiler repeats its warnings, which it gives only once a file.
  func package(of exercise: Exercise) -> Path {
    folder.appending("Exercises/" + exercise.slug)
  }
}
