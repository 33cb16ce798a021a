import Foundation

/// The form: asks the rules, and answers with the texts.
struct LoginForm: Sendable {
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    firstProblem(email: trimmed(email), password: password).map(LoginTexts.text(for:))
  }

  func submit(email: String, password: String) async -> String {
    if let problem = problem(email: email, password: password) { return problem }
    do {
      try await send(trimmed(email), password)
      return LoginTexts.success
    } catch {
      return LoginTexts.failure
    }
  }

  private func trimmed(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
