import Foundation
import MiniHTTP

extension LoginForm {
  /// The form that talks to the server.
  static func live(on session: HTTPSession) -> LoginForm {
    LoginForm { _ = try await session.data(for: .login(email: $0, password: $1)) }
  }
}
