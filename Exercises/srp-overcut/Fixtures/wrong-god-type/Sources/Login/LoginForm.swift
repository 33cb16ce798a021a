import Foundation
import MiniHTTP

/// The whole login: what may be typed, what the user reads, and how the server is asked.
struct LoginForm: Sendable {
  private let send: @Sendable (String, String) async throws -> Void

  init(send: @escaping @Sendable (String, String) async throws -> Void) {
    self.send = send
  }

  init(session: HTTPSession) {
    send = { _ = try await session.data(for: .login(email: $0, password: $1)) }
  }

  func problem(email: String, password: String) -> String? {
    LoginProblem.first(email: trimmed(email), password: password)?.message
  }

  func submit(email: String, password: String) async -> String {
    if let problem = problem(email: email, password: password) { return problem }
    do {
      try await send(trimmed(email), password)
      return "You are logged in."
    } catch {
      return "The login failed. Please try again."
    }
  }

  private func trimmed(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
