import Foundation

/// A form that is told its rules.
struct LoginForm: Sendable {
  let rules: [@Sendable (String, String) -> String?]
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    rules.lazy.compactMap { $0(trimmed(email), password) }.first
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
