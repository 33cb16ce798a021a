import Foundation
import MiniHTTP

/// Opens sessions on the server, and has no opinion on passwords.
struct LoginService: Sendable {
  let session: HTTPSession

  func open(email: String, password: String) async throws {
    _ = try await session.data(for: URL.login(email: email, password: password))
  }
}
