/// What can be wrong with an input, in the order in which the user hears of it.
enum LoginProblem: CaseIterable {
  case emailMissing
  case emailMalformed
  case passwordMissing
  case passwordTooShort

  private static let minimumLength = 10

  /// The first problem of an input; `nil` when there is none.
  static func first(email: String, password: String) -> LoginProblem? {
    allCases.first { $0.affects(email: email, password: password) }
  }

  var message: String {
    switch self {
    case .emailMissing: "Enter your e-mail address."
    case .emailMalformed: "This is not an e-mail address."
    case .passwordMissing: "Choose a password."
    case .passwordTooShort: "The password needs at least \(Self.minimumLength) characters."
    }
  }

  private func affects(email: String, password: String) -> Bool {
    switch self {
    case .emailMissing: email.isEmpty
    case .emailMalformed: !isPlausible(email)
    case .passwordMissing: password.isEmpty
    case .passwordTooShort: password.count < Self.minimumLength
    }
  }
}

/// Whether there is exactly one `@`, something before it, and a dot after it.
private func isPlausible(_ email: String) -> Bool {
  let parts = email.split(separator: "@", omittingEmptySubsequences: false)
  return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
}
