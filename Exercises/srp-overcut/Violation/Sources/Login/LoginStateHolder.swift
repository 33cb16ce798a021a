import Synchronization

protocol LoginStateHolderProtocol: Sendable {
  var email: String { get }
  var password: String { get }

  func hold(email: String, password: String)
}

/// Remembers what was typed last.
final class LoginStateHolder: LoginStateHolderProtocol {
  private let input = Mutex((email: "", password: ""))

  var email: String { input.withLock(\.email) }
  var password: String { input.withLock(\.password) }

  func hold(email: String, password: String) {
    input.withLock { $0 = (email, password) }
  }
}
