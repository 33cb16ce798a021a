package import Ports
import Synchronization

/// Keeps all that is written, and can break off like a closed pipe.
package final class RecordingOutput: TextOutput {
  private let record = Mutex("")
  private let capacity: Int
  private let failure: OutputFailure

  /// Fails with `failure` once `capacity` bytes have been written.
  package init(capacity: Int = .max, failure: OutputFailure = .closed) {
    self.capacity = capacity
    self.failure = failure
  }

  /// All that was written so far.
  package var text: String { record.withLock { $0 } }

  package func write(_ text: String) throws(OutputFailure) {
    let fits = record.withLock { record in
      guard record.utf8.count + text.utf8.count <= capacity else { return false }
      record += text
      return true
    }
    guard fits else { throw failure }
  }
}
