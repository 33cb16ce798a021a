import Synchronization

/// Remembers what was typed last.
final class LoginStateHolder: Sendable {
  private let input = Mutex((email: "", password: ""))

  var email: String { input.withLock(\.email) }
  var password: String { input.withLock(\.password) }

  func hold(email: String, password: String) {
    input.withLock { $0 = (email, password) }
  }
}
