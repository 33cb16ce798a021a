import Ports
import Synchronization

/// Stands still until a test moves it.
package final class FixedClock: WallClock {
  private let time: Mutex<Int64>

  /// Starts at 2025-01-01 00:00:00 UTC unless told otherwise.
  package init(_ time: Int64 = 1_735_689_600) {
    self.time = Mutex(time)
  }

  package func now() -> Int64 { time.withLock { $0 } }

  /// Moves on by whole seconds; negative numbers go back, as real clocks do at times.
  package func advance(by seconds: Int64) {
    time.withLock { $0 += seconds }
  }
}
