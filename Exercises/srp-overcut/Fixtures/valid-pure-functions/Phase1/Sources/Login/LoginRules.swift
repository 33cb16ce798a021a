import Foundation

/// The first thing that is wrong with an input, in the words of the form.
func loginProblem(email: String, password: String) -> String? {
  let parts = trimmed(email).split(separator: "@", omittingEmptySubsequences: false)
  if parts == [""] { return "Enter your e-mail address." }
  guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else {
    return "This is not an e-mail address."
  }
  if password.isEmpty { return "Choose a password." }
  if password.count < 10 { return "The password needs at least 10 characters." }
  return nil
}

/// Sends an input that has no problem, and says how that ended.
func submitLogin(
  email: String, password: String, send: (String, String) async throws -> Void
) async -> String {
  if let problem = loginProblem(email: email, password: password) { return problem }
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
