import Foundation
import MiniHTTP

/// The form as the app shows it, on a session.
func makeLiveLoginForm(session: HTTPSession) async throws -> LoginHandle {
  try await makeLoginForm { email, password in
    _ = try await session.data(for: .login(email: email, password: password))
  }
}

/// The form on any way to send a valid e-mail and password.
func makeLoginForm(
  submit: @escaping @Sendable (String, String) async throws -> Void
) async throws -> LoginHandle {
  let form = LoginForm(flow: LoginFlow(enabler: SubmitEnabler(), send: submit))
  return LoginHandle(
    problem: form.problem(email:password:), submit: form.submit(email:password:))
}

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
  func message(forBrokenRule key: String) -> String {
    switch key {
    case "email.missing": "Enter your e-mail address."
    case "email.malformed": "This is not an e-mail address."
    case "password.missing": "Choose a password."
    default: "The password needs at least 10 characters."
    }
  }
}

struct SubmitEnabler {
  func isEnabled(email: String, password: String) -> Bool {
    EmailValidator().brokenRule(in: email) == nil
      && PasswordValidator().brokenRule(in: password) == nil
  }
}

struct LoginFlow: Sendable {
  let enabler: SubmitEnabler
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    let rule =
      EmailValidator().brokenRule(in: EmailTrimmer().trim(email))
      ?? PasswordValidator().brokenRule(in: password)
    return rule.map(LoginErrorMapper().message(forBrokenRule:))
  }

  func submit(email: String, password: String) async -> String {
    let email = EmailTrimmer().trim(email)
    guard enabler.isEnabled(email: email, password: password) else {
      return problem(email: email, password: password) ?? ""
    }
    do {
      try await send(email, password)
      return "You are logged in."
    } catch {
      return "The login failed. Please try again."
    }
  }
}
