import Curriculum
package import Ports

/// Remembers which code of lessons did what its fence says.
///
/// So the compiler is asked about a piece once.
package struct FenceMemory: Sendable {
  private let folder: Path
  private let files: any FileReading & FileWriting
  private let judge: JudgeIdentity?
  private let isFresh: Bool

  /// - Parameters:
  ///   - judge: whose answers these are; `nil` remembers nothing.
  ///   - isFresh: nothing is recalled; what comes out is remembered all the same.
  package init(
    folder: Path, files: any FileReading & FileWriting, judge: JudgeIdentity?,
    isFresh: Bool = false
  ) {
    self.folder = folder
    self.files = files
    self.judge = judge
    self.isFresh = isFresh
  }

  /// Whether this code has done what its fence says.
  func knows(_ fence: CodeFence) -> Bool {
    guard !isFresh, let place = place(of: fence) else { return false }
    return files.status(of: place) != nil
  }

  /// Notes that it did; only a memory, so nothing is said when it cannot be written.
  func remember(_ fence: CodeFence) {
    guard let place = place(of: fence) else { return }
    try? files.makeFolder(at: folder)
    try? files.write([], to: place, .atomic)
  }

  private func place(of fence: CodeFence) -> Path? {
    guard let judge else { return nil }
    var digest = Digest()
    judge.add(to: &digest)
    digest.add(fence.code)
    if case .rejects(let part) = fence.fence.truth { digest.add(part) }
    return folder.appending(digest.hexadecimal)
  }
}
