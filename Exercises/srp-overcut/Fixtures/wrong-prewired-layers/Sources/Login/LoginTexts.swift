func text(for problem: LoginProblem) -> String {
  switch problem {
  case .emailMissing: "Enter your e-mail address."
  case .emailMalformed: "This is not an e-mail address."
  case .passwordMissing: "Choose a password."
  case .passwordHasName: "The password must not contain the name in your e-mail address."
  case .passwordTooShort: "The password needs at least 10 characters."
  }
}
