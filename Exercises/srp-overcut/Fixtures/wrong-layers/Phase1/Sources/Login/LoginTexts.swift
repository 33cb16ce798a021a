/// Everything that the user reads.
enum LoginTexts {
  static let success = "You are logged in."
  static let failure = "The login failed. Please try again."

  static func text(for problem: LoginProblem) -> String {
    switch problem {
    case .emailMissing: "Enter your e-mail address."
    case .emailMalformed: "This is not an e-mail address."
    case .passwordMissing: "Choose a password."
    case .passwordTooShort: "The password needs at least 10 characters."
    }
  }
}
