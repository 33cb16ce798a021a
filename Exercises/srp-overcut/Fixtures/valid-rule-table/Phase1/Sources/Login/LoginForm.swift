import Foundation

/// A form whose rules are a table: first come, first said.
struct LoginForm: Sendable {
  private struct Rule: Sendable {
    let message: String
    let isBroken: @Sendable (_ email: String, _ password: String) -> Bool
  }

  private static let rules = [
    Rule(message: "Enter your e-mail address.") { email, _ in email.isEmpty },
    Rule(message: "This is not an e-mail address.") { email, _ in
      let parts = email.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count != 2 || parts[0].isEmpty || !parts[1].contains(".")
    },
    Rule(message: "Choose a password.") { _, password in password.isEmpty },
    Rule(message: "The password needs at least 10 characters.") { _, password in
      password.count < 10
    },
  ]

  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    Self.rules.first { $0.isBroken(trimmed(email), password) }?.message
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
