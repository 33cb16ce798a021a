import Languages
package import Ports

/// Reads `exercise.json`.
package struct ExerciseReader: Sendable {
  private let texts: CourseText

  /// Reads through `files`.
  package init(files: any FileReading) {
    texts = CourseText(files: files)
  }

  /// What could be read of one exercise, and everything that is wrong in its file.
  package struct Reading: Sendable {
    /// `nil` when something that a verdict stands on cannot be read.
    ///
    /// Half an exercise would accept wrong answers.
    package let exercise: Exercise?
    package let problems: [Problem]
    let folder: Path
    /// What the file says; `nil` when it is no JSON object.
    let source: ExerciseSource?
  }

  /// Reads the exercise of a folder; only `exercise.json` is opened.
  package func exercise(at folder: Path) -> Reading {
    let file = folder.appending("exercise.json")
    guard texts.files.status(of: file) != nil else {
      return Reading(exercise: nil, problems: [texts.missing(file)], folder: folder, source: nil)
    }
    let bytes: [UInt8]
    do throws(Problem) {
      bytes = try texts.bytes(of: file)
    } catch {
      return Reading(exercise: nil, problems: [error], folder: folder, source: nil)
    }
    let document = JSONDocument(parsing: bytes)
    var faults = document.faults
    let source = document.value.flatMap { value in
      ObjectReader.read(value, into: &faults) { ExerciseSource(from: &$0) }
    }
    if let source {
      faults += ExerciseConsistency(of: source).faults + MeansConsistency(of: source).faults
    }
    return Reading(
      exercise: source.flatMap { exercise(from: $0, at: folder) },
      problems: faults.map { $0.problem(in: file) }.sorted(), folder: folder, source: source)
  }

  private func exercise(from source: ExerciseSource, at folder: Path) -> Exercise? {
    let checks = source.checks.compactMap(\.check)
    guard let start = source.start, !source.editable.isEmpty, !checks.isEmpty,
      checks.count == source.checks.count, Set(checks.map(\.id)).count == checks.count
    else { return nil }
    let files = ExerciseFiles(
      editable: source.editable.map(\.value), given: source.given.map(\.value),
      start: start.value, fixedNames: source.fixedNames.map(\.value))
    var exercise = Exercise(
      slug: folder.lastComponent, folder: folder,
      title: source.title ?? LocalizedText(same: folder.lastComponent), files: files, checks: checks
    )
    exercise.principle = source.principle ?? .intro
    exercise.minutes = source.minutes ?? exercise.minutes
    exercise.limits = source.limits ?? .standard
    exercise.violationFails = source.violation?.fails.map(\.value) ?? []
    exercise.fixtures = source.fixtures.compactMap(\.fixture)
    exercise.costMeter = source.costMeter
    exercise.alone = source.alone?.package
    exercise.request = source.request?.value
    return exercise
  }
}
