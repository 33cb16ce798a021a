import Foundation

/// Puts a form together, from parts that nobody else can see.
func loginForm(
  send: @escaping @Sendable (String, String) async throws -> Void
) -> LoginHandle {
  struct EmailTrimmer {
    func trim(_ email: String) -> String { email.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  struct EmailValidator {
    func brokenRule(in email: String) -> String? {
      if email.isEmpty { return "email.missing" }
      let parts = email.split(separator: "@", omittingEmptySubsequences: false)
      let isPlausible = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      return isPlausible ? nil : "email.malformed"
    }
  }

  struct PasswordValidator {
    func brokenRule(in password: String) -> String? {
      if password.isEmpty { return "password.missing" }
      return password.count < 10 ? "password.short" : nil
    }
  }

  struct LoginErrorMapper {
    let messages = [
      "email.missing": "Enter your e-mail address.",
      "email.malformed": "This is not an e-mail address.",
      "password.missing": "Choose a password.",
      "password.short": "The password needs at least 10 characters.",
    ]
  }

  struct LoginFlow {
    func problem(email: String, password: String) -> String? {
      let rule =
        EmailValidator().brokenRule(in: EmailTrimmer().trim(email))
        ?? PasswordValidator().brokenRule(in: password)
      return rule.map { LoginErrorMapper().messages[$0, default: "Check your input."] }
    }

    func submit(
      email: String, password: String, to send: (String, String) async throws -> Void
    ) async -> String {
      if let problem = problem(email: email, password: password) { return problem }
      do {
        try await send(EmailTrimmer().trim(email), password)
        return "You are logged in."
      } catch {
        return "The login failed. Please try again."
      }
    }
  }

  return LoginHandle(
    problem: { LoginFlow().problem(email: $0, password: $1) },
    submit: { await LoginFlow().submit(email: $0, password: $1, to: send) })
}
