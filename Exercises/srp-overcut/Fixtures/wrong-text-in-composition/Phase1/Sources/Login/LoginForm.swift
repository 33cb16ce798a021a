import Foundation

struct LoginForm {
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    if email.isEmpty { return "Enter your e-mail address." }
    if parts.count != 2 || parts[0].isEmpty || !parts[1].contains(".") {
      return "This is not an e-mail address."
    }
    if password.isEmpty { return "Choose a password." }
    if password.count < 10 { return "The password needs at least 10 characters." }
    return nil
  }

  func submit(email: String, password: String) async -> String {
    if let problem = problem(email: email, password: password) { return problem }
    do {
      try await send(email.trimmingCharacters(in: .whitespacesAndNewlines), password)
      return "You are logged in."
    } catch {
      return "The login failed. Please try again."
    }
  }
}
