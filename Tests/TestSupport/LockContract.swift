package import Ports

/// What every `FileLocking` promises, in a folder that the test owns.
package struct LockContract: Sendable {
  private let files: any FileLocking
  private let root: Path

  package init(_ files: any FileLocking, in root: Path) {
    self.files = files
    self.root = root
  }

  /// The promises that do not hold, in words; empty when all do.
  package func violations() async -> [String] {
    let file = root.appending("lock")
    var results: [(promise: String, holds: Bool)] = []
    let held = try? await files.lock(file, patience: .zero)
    results.append(("a free lock can be taken", held != nil))
    results.append(("a held lock names its holder", await isLocked(file, patience: .zero)))
    let begin = ContinuousClock.now
    results.append(("a lock can be waited for", await isLocked(file, patience: .milliseconds(60))))
    results.append(("waiting takes its time", ContinuousClock.now - begin >= .milliseconds(60)))
    async let next = try? files.lock(file, patience: .seconds(5))
    try? await Task.sleep(for: .milliseconds(30))
    held?.release()
    held?.release()
    let second = await next
    results.append(("a lock that becomes free is taken", second != nil))
    results.append(("it is held then", await isLocked(file, patience: .zero)))
    second?.release()
    let missing = root.appending("absent/lock")
    results.append(("a lock needs its folder", await reason(missing) == .missing))
    return results.filter { !$0.holds }.map(\.promise)
  }

  private func isLocked(_ file: Path, patience: Duration) async -> Bool {
    if case .locked(by: .some)? = await reason(file, patience: patience) { true } else { false }
  }

  private func reason(_ file: Path, patience: Duration = .zero) async -> FileFailure.Reason? {
    do throws(FileFailure) {
      try await files.lock(file, patience: patience).release()
      return nil
    } catch {
      return error.reason
    }
  }
}
