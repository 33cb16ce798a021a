extension Piece where Role == Bool {
  func message(forBrokenRule key: String) -> String {
    switch key {
    case "email.missing": "Enter your e-mail address."
    case "email.malformed": "This is not an e-mail address."
    case "password.missing": "Choose a password."
    case "password.short": "The password needs at least 10 characters."
    default: key
    }
  }
}
