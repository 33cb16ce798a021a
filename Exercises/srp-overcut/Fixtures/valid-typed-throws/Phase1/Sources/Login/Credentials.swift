import Foundation

/// An e-mail address and a password that have passed every rule: there is no other way to get one.
struct Credentials: Sendable {
  let email: String
  let password: String

  init(email typed: String, password: String) throws(LoginProblem) {
    email = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    self.password = password
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    if email.isEmpty { throw .emailMissing }
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else {
      throw .emailMalformed
    }
    if password.isEmpty { throw .passwordMissing }
    if password.count < 10 { throw .passwordTooShort }
  }
}

/// A broken rule; the raw value is what the user reads.
enum LoginProblem: String, Error {
  case emailMissing = "Enter your e-mail address."
  case emailMalformed = "This is not an e-mail address."
  case passwordMissing = "Choose a password."
  case passwordTooShort = "The password needs at least 10 characters."
}
