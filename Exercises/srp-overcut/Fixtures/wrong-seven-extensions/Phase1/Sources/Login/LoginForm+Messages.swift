extension LoginForm {
  func message(forBrokenRule key: String) -> String {
    switch key {
    case "email.missing": "Enter your e-mail address."
    case "email.malformed": "This is not an e-mail address."
    case "password.missing": "Choose a password."
    default: "The password needs at least 10 characters."
    }
  }

  var success: String { "You are logged in." }
  var failure: String { "The login failed. Please try again." }
}
