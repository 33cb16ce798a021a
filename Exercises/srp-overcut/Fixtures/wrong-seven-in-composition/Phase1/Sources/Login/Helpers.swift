import Foundation

func trimmed(_ email: String) -> String {
  email.trimmingCharacters(in: .whitespacesAndNewlines)
}

func either(_ first: String?, _ second: String?) -> String? { first ?? second }

func outcome(_ refusal: String?, _ send: () async throws -> Void) async -> String {
  if let refusal { return refusal }
  do {
    try await send()
    return "You are logged in."
  } catch {
    return "The login failed. Please try again."
  }
}

func emailProblem(_ email: String) -> String? {
  if email.isEmpty { return "Enter your e-mail address." }
  let parts = email.split(separator: "@", omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else {
    return "This is not an e-mail address."
  }
  return nil
}

func passwordProblem(_ email: String, _ password: String) -> String? {
  if password.isEmpty { return "Choose a password." }
  return password.count < 10 ? "The password needs at least 10 characters." : nil
}
