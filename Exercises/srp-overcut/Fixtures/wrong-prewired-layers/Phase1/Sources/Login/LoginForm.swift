import Foundation

struct LoginForm {
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    firstProblem(email: trimmed(email), password: password).map(text(for:))
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
