import Curriculum
import Grading
import Ports

/// A right answer from which variants are made: the reference, or a fixture that must be solved.
struct Base: Sendable {
  /// `reference`, or the name of the fixture.
  let name: String
  /// The learner's files, and below `Phase1/` those from before the change request.
  let files: Files

  /// The right answers to an exercise, the reference first.
  static func all(of exercise: Exercise, reader: any FileReading) throws(GradingFailure) -> [Base] {
    var bases = [
      Base(name: "reference", files: try files(in: exercise.refactored, of: exercise, reader))
    ]
    for fixture in exercise.fixtures where fixture.outcome == "solved" {
      let folder = exercise.folder.appending("Fixtures/" + fixture.name)
      bases.append(Base(name: fixture.name, files: try files(in: folder, of: exercise, reader)))
    }
    return bases
  }

  private static func files(in folder: Path, of exercise: Exercise, _ reader: any FileReading)
    throws(GradingFailure) -> Files
  {
    let submissions = SubmissionReader(files: reader)
    var files = try submissions.submission(in: folder, for: exercise).files
    let before = folder.appending(Exercise.firstHalf)
    guard exercise.request != nil, reader.status(of: before) != nil else {
      return Files(files).readForEdits()
    }
    for (path, text) in try submissions.submission(in: before, for: exercise).files {
      files[Exercise.firstHalf + "/" + path] = text
    }
    return Files(files).readForEdits()
  }
}

extension Files {
  /// How many files the change request has changed or added; zero without one.
  var costOfRequest: (changed: Int, added: Int) {
    let mark = Exercise.firstHalf + "/"
    let before = texts.filter { $0.key.hasPrefix(mark) }
    let now = texts.filter { !$0.key.hasPrefix(mark) }
    guard !before.isEmpty else { return (0, 0) }
    let changed = before.count { now[String($0.key.dropFirst(mark.count))] != $0.value }
    return (changed, now.count { before[mark + $0.key] == nil })
  }
}
