import Synchronization

/// A number that several threads may raise.
final class Counter: Sendable {
  private let maximum = Atomic(0)

  var value: Int { maximum.load(ordering: .acquiring) }

  func keepMaximum(_ number: Int) {
    maximum.max(number, ordering: .acquiringAndReleasing)
  }
}
