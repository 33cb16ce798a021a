package import Curriculum
package import Ports

/// Puts exercises into a workspace, takes them back to the start, and undoes that.
///
/// It never replaces a file of the learner without a backup, and never touches one that the learner did not name.
package struct Workbench: Sendable {
  let workspace: Workspace
  let course: Course
  let files: any FileReading & FileWriting

  package init(workspace: Workspace, course: Course, files: any FileReading & FileWriting) {
    self.workspace = workspace
    self.course = course
    self.files = files
  }

  /// Where an exercise lies, or would lie, in the workspace.
  package func folder(ofExercise slug: String) -> Path { workspace.exercise(slug) }

  /// Whether an exercise lies in the workspace.
  package func isStarted(_ exercise: Exercise) -> Bool {
    files.status(of: workspace.exercise(exercise.slug))?.kind == .folder
  }

  /// Puts the violation into the workspace; what is already there stays as it is.
  ///
  /// Files of ours that are missing come back; files of the learner only when none of them is left.
  ///
  /// - Returns: whether the exercise is new in the workspace.
  @discardableResult
  package func start(_ exercise: Exercise) throws(FileFailure) -> Bool {
    let isNew = !isStarted(exercise)
    let place = workspace.exercise(exercise.slug)
    let pristine = try pristineFiles(of: exercise)
    let hasOwn = pristine.keys.contains {
      exercise.files.isEditable($0) && files.status(of: place.appending($0)) != nil
    }
    try addMissing(pristine.filter { !hasOwn || !exercise.files.isEditable($0.key) }, to: place)
    try addMissing(try FileTree(files: files).files(below: course.standIns), to: workspace.standIns)
    return isNew
  }

  /// Writes a text for people into the workspace, unless something of that name is there.
  package func welcome(_ text: String) throws(FileFailure) {
    guard files.status(of: workspace.readme) == nil else { return }
    try files.makeFolder(at: workspace.folder)
    try files.write(Array(text.utf8), to: workspace.readme, .atomic)
  }

  /// Takes the learner's files of an exercise back to the violation; a backup holds what was there.
  ///
  /// A change request is then measured from the next state in which the first half holds.
  package func reset(_ exercise: Exercise) throws(FileFailure) {
    if isStarted(exercise) { try backups.store(try ownFiles(of: exercise), of: exercise.slug) }
    let wanted = try pristineFiles(of: exercise).filter { exercise.files.isEditable($0.key) }
    try replaceOwnFiles(of: exercise, by: wanted)
    try files.remove(workspace.firstHalf(exercise.slug))
    try addOurs(of: exercise)
  }

  /// Puts back what the last `reset` replaced.
  ///
  /// What is there now becomes the backup, so that a second `undo` takes it back.
  ///
  /// - Returns: the slug of the exercise, or `nil` when there is nothing to undo.
  package func undo() throws(FileFailure) -> String? {
    guard let last = backups.all().last, let exercise = course.exercise(last.slug) else {
      return nil
    }
    let wanted = try backups.contents(of: last)
    try backups.store(try ownFiles(of: exercise), of: exercise.slug)
    try replaceOwnFiles(of: exercise, by: wanted)
    try addOurs(of: exercise)
    try backups.remove(last)
    return last.slug
  }

  /// The learner's files of an exercise by their path in the package; empty when it was never started.
  package func ownFiles(of exercise: Exercise) throws(FileFailure) -> [String: [UInt8]] {
    guard isStarted(exercise) else { return [:] }
    return try editableFiles(in: workspace.exercise(exercise.slug), of: exercise)
  }

  /// The files of any package of an exercise that would be the learner's, by path.
  package func editableFiles(in package: Path, of exercise: Exercise) throws(FileFailure)
    -> [String: [UInt8]]
  {
    try FileTree(files: files).files(below: package).filter { exercise.files.isEditable($0.key) }
  }

  // MARK: Files

  private var backups: Backups { Backups(folder: workspace.backups, files: files) }

  /// The violation as a learner gets it: its link in `Tests/` becomes a copy of the checks.
  private func pristineFiles(of exercise: Exercise) throws(FileFailure) -> [String: [UInt8]] {
    let tests = exercise.violation.appending("Tests")
    var links: [String: Path] = [:]
    if files.status(of: tests) != nil {
      for name in try files.names(in: tests) { links["Tests/" + name] = exercise.checksFolder }
    }
    return try FileTree(files: files).files(below: exercise.violation, links: links)
  }

  /// Brings back what is missing around the learner's files.
  private func addOurs(of exercise: Exercise) throws(FileFailure) {
    let ours = try pristineFiles(of: exercise).filter { !exercise.files.isEditable($0.key) }
    try addMissing(ours, to: workspace.exercise(exercise.slug))
    try addMissing(try FileTree(files: files).files(below: course.standIns), to: workspace.standIns)
  }

  private func addMissing(_ wanted: [String: [UInt8]], to folder: Path) throws(FileFailure) {
    for (path, bytes) in wanted.sorted(by: { $0.key < $1.key }) {
      let place = folder.appending(path)
      guard files.status(of: place) == nil else { continue }
      try files.makeFolder(at: place.parent)
      try files.write(bytes, to: place, .atomic)
    }
  }

  /// Writes first and removes last: when this is interrupted, nothing is missing.
  private func replaceOwnFiles(of exercise: Exercise, by wanted: [String: [UInt8]])
    throws(FileFailure)
  {
    let place = workspace.exercise(exercise.slug)
    for (path, bytes) in wanted.sorted(by: { $0.key < $1.key }) {
      try files.makeFolder(at: place.appending(path).parent)
      try files.write(bytes, to: place.appending(path), .durable)
    }
    for path in try ownFiles(of: exercise).keys where wanted[path] == nil {
      try files.remove(place.appending(path))
    }
  }
}
