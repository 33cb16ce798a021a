import Foundation
import LessonKit
import MiniHTTP
import MiniStore
import MiniUI
import Testing

@testable import Users

/// The checks of this exercise, one after the other: the session and the store are shared.
///
/// They know the two functions of `Composition.swift`, and nothing of what stands behind them.
@MainActor
@Suite(.serialized)
final class UserScreenTests {
  let variant = Variant()
  let table = TableView()
  let alert = Alert()
  private var openScreens: [ViewController] = []

  init() {
    HTTPSession.shared.reset()
    ManagedContext.shared.reset()
  }

  /// Loads the screen and keeps it alive until the test ends, as a window would.
  func open(_ screen: ViewController) {
    openScreens.append(screen)
    screen.load()
  }

  /// Users that nobody could have foreseen, in no particular order.
  func randomUsers() -> [User] {
    let count = variant.number(in: 4...9)
    return zip(variant.permutation(of: count), variant.names(count)).map {
      User(id: 1000 + $0, name: $1)
    }
  }

  /// Gives work that should not happen a moment to show itself.
  func settle() async throws {
    try await Task.sleep(for: .milliseconds(20))
  }
}

/// Users as text, sorted: the order in which they are kept is nobody's promise.
func lines(_ users: [User]) -> [String] {
  users.map { "\($0.id) \($0.name)" }.sorted()
}
