import Foundation

/// The form of the first login: says what is wrong with an input, and sends one that is right.
struct LoginForm: Sendable {
  let send: @Sendable (String, String) async throws -> Void

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
