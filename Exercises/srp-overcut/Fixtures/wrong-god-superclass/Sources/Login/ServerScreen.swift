import Foundation
import MiniHTTP

/// What every screen that talks to the server inherits.
@MainActor
class ServerScreen {
  let send: @Sendable (String, String) async throws -> Void

  init(send: @escaping @Sendable (String, String) async throws -> Void) {
    self.send = send
  }

  convenience init(session: HTTPSession) {
    self.init { _ = try await session.data(for: .login(email: $0, password: $1)) }
  }
}
