import Foundation

/// The form: looks everything up, and knows nothing.
struct LoginForm: Sendable {
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    let email = trimmed(email)
    return loginOrder.first { loginRules[$0]?(email, password) == true }
      .flatMap { loginMessages[$0] }
  }

  func submit(email: String, password: String) async -> String {
    if let problem = problem(email: email, password: password) { return problem }
    do {
      try await send(trimmed(email), password)
      return loginMessages["login.success", default: ""]
    } catch {
      return loginMessages["login.failure", default: ""]
    }
  }

  private func trimmed(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
