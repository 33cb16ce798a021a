package import Ports

/// Keeps the progress of a workspace on disk so that neither a crash nor a second session can lose it.
///
/// A save happens under a lock, on what the file says at that moment, and replaces the file in one durable step. The state before is
/// kept beside it. A damaged file is set aside, never overwritten, and the kept state takes its place.
package struct ProgressStore: Sendable {
  let workspace: Workspace
  let files: any FileReading & FileWriting & FileLocking
  let clock: any WallClock

  /// How long a save waits for another process that is saving.
  static let patience = Duration.seconds(30)

  package init(
    workspace: Workspace, files: any FileReading & FileWriting & FileLocking, clock: any WallClock
  ) {
    self.workspace = workspace
    self.files = files
    self.clock = clock
  }

  /// What was read, and whether something had to be repaired for it.
  package struct Loaded: Hashable, Sendable {
    package let progress: CourseProgress
    /// The damaged file that was set aside just now; `nil` when all was well.
    package let damaged: Path?
    /// Whether an older state took the place of the damaged one; else the progress begins empty.
    package let isRestored: Bool
  }

  /// Reads the progress; a workspace without any has an empty one.
  package func load() async throws(FileFailure) -> Loaded {
    if let progress = try read(workspace.progress) {
      return Loaded(progress: progress, damaged: nil, isRestored: false)
    }
    guard files.status(of: workspace.progress) != nil else {
      return Loaded(progress: CourseProgress(), damaged: nil, isRestored: false)
    }
    return try await locked { () throws(FileFailure) in try repaired() }
  }

  /// Changes the progress: reads it afresh, applies `change`, and saves, all under the lock.
  ///
  /// - Returns: the progress after the change.
  @discardableResult
  package func update(_ change: @Sendable (inout CourseProgress) -> Void) async throws(FileFailure)
    -> CourseProgress
  {
    try await locked { () throws(FileFailure) in
      let before = try repaired().progress
      var after = before
      change(&after)
      guard after != before || files.status(of: workspace.progress) == nil else { return after }
      if files.status(of: workspace.progress) != nil {
        try files.write(before.bytes, to: backup, .durable)
      }
      try files.write(after.bytes, to: workspace.progress, .durable)
      return after
    }
  }

  // MARK: Files

  private var backup: Path { workspace.state.appending("progress.before.json") }
  private var lock: Path { workspace.state.appending("progress.lock") }
  private static var limit: Int { 8_000_000 }

  /// The progress in a file; `nil` when there is none or it is damaged.
  private func read(_ path: Path) throws(FileFailure) -> CourseProgress? {
    do { return CourseProgress(bytes: try files.contents(of: path, limit: Self.limit)) } catch {
      switch error.reason {
      case .missing, .tooLarge, .notAFile: return nil
      default: throw error
      }
    }
  }

  /// The present state, after setting a damaged file aside; only under the lock.
  private func repaired() throws(FileFailure) -> Loaded {
    if let progress = try read(workspace.progress) {
      return Loaded(progress: progress, damaged: nil, isRestored: false)
    }
    guard files.status(of: workspace.progress) != nil else {
      return Loaded(progress: CourseProgress(), damaged: nil, isRestored: false)
    }
    let aside = placeAside
    // Whole, however large it is: it belongs to the learner.
    let bytes = try files.contents(of: workspace.progress, limit: .max)
    try files.write(bytes, to: aside, .durable)
    let kept = try read(backup)
    let progress = kept ?? CourseProgress()
    try files.write(progress.bytes, to: workspace.progress, .durable)
    return Loaded(progress: progress, damaged: aside, isRestored: kept != nil)
  }

  /// Where a damaged file is kept; the name of an earlier one is never used again.
  private var placeAside: Path {
    let name = "progress.damaged-\(clock.now())"
    var place = workspace.state.appending(name + ".json")
    var number = 2
    while files.status(of: place) != nil {
      place = workspace.state.appending("\(name)-\(number).json")
      number += 1
    }
    return place
  }

  private func locked<Result: Sendable>(
    _ body: () throws(FileFailure) -> Result
  ) async throws(FileFailure) -> Result {
    try files.makeFolder(at: workspace.state)
    let held = try await files.lock(lock, patience: Self.patience)
    defer { held.release() }
    removeLeftovers()
    return try body()
  }

  /// What writers that were killed left behind; nobody else writes here while we hold the lock.
  private func removeLeftovers() {
    for name in (try? files.names(in: workspace.state)) ?? []
    where name.hasPrefix(".solid-") && name.hasSuffix(".tmp") {
      try? files.remove(workspace.state.appending(name))
    }
  }
}
