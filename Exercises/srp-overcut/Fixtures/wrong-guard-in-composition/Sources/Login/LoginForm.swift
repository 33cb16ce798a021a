import Foundation

/// The form; whoever puts it together takes care that nothing invalid is submitted.
struct LoginForm: Sendable {
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    LoginProblem.first(email: trimmed(email), password: password)?.message
  }

  func submit(email: String, password: String) async -> String {
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
