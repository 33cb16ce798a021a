import Foundation

/// The seven steps of a login, as methods of the one type that takes them.
final class LoginForm: Sendable {
  private let send: @Sendable (String, String) async throws -> Void

  init(send: @escaping @Sendable (String, String) async throws -> Void) {
    self.send = send
  }

  func problem(email: String, password: String) -> String? {
    let email = trim(email)
    return emailProblem(email) ?? passwordProblem(password, for: email)
  }

  func submit(email: String, password: String) async -> String {
    let input = (email: trim(email), password: password)
    guard canSubmit(email: input.email, password: input.password) else {
      return problem(email: input.email, password: input.password) ?? failure()
    }
    return await outcome(of: input)
  }

  private func trim(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func emailProblem(_ email: String) -> String? {
    if email.isEmpty { return "Enter your e-mail address." }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let isPlausible = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    return isPlausible ? nil : "This is not an e-mail address."
  }

  private func passwordProblem(_ password: String, for email: String) -> String? {
    if password.isEmpty { return "Choose a password." }
    let name = email.prefix { $0 != "@" }
    if name.count >= 3, password.range(of: name, options: .caseInsensitive) != nil {
      return "The password must not contain the name in your e-mail address."
    }
    return password.count < 10 ? "The password needs at least 10 characters." : nil
  }

  private func canSubmit(email: String, password: String) -> Bool {
    problem(email: email, password: password) == nil
  }

  private func outcome(of input: (email: String, password: String)) async -> String {
    do {
      try await send(input.email, input.password)
      return "You are logged in."
    } catch {
      return failure()
    }
  }

  private func failure() -> String { "The login failed. Please try again." }
}
