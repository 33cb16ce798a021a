import Foundation

/// The login, as one more screen that talks to the server.
final class LoginScreen: ServerScreen {
  func problem(email: String, password: String) -> String? {
    let parts = trimmed(email).split(separator: "@", omittingEmptySubsequences: false)
    if parts == [""] { return "Enter your e-mail address." }
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else {
      return "This is not an e-mail address."
    }
    if password.isEmpty { return "Choose a password." }
    return password.count < 10 ? "The password needs at least 10 characters." : nil
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
