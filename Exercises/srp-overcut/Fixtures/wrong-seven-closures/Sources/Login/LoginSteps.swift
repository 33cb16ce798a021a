import Foundation

/// The steps of a login, each a function of its own.
enum LoginSteps {
  @Sendable static func trimEmail(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Sendable static func brokenEmailRule(_ email: String) -> String? {
    if email.isEmpty { return "email.missing" }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let isPlausible = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    return isPlausible ? nil : "email.malformed"
  }

  @Sendable static func brokenPasswordRule(_ password: String) -> String? {
    if password.isEmpty { return "password.missing" }
    return password.count < 10 ? "password.short" : nil
  }

  @Sendable static func message(_ key: String) -> String {
    switch key {
    case "email.missing": "Enter your e-mail address."
    case "email.malformed": "This is not an e-mail address."
    case "password.missing": "Choose a password."
    default: "The password needs at least 10 characters."
    }
  }

  @Sendable static func failure(_ error: any Error) -> String {
    "The login failed. Please try again."
  }

  @Sendable static func isEnabled(_ problem: String?) -> Bool { problem == nil }
}
