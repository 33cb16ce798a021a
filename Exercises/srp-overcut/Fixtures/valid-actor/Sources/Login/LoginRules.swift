import Foundation

/// An input as it would be sent, and what is wrong with it.
struct LoginRules {
  let email: String
  let password: String

  init(email: String, password: String) {
    self.email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    self.password = password
  }

  var problem: String? {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return switch true {
    case email.isEmpty: "Enter your e-mail address."
    case parts.count != 2 || parts[0].isEmpty || !parts[1].contains("."):
      "This is not an e-mail address."
    case password.isEmpty: "Choose a password."
    case parts[0].count >= 3 && password.lowercased().contains(parts[0].lowercased()):
      "The password must not contain the name in your e-mail address."
    case password.count < 10: "The password needs at least 10 characters."
    default: nil
    }
  }
}
