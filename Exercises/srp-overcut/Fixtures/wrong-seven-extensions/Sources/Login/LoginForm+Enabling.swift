extension LoginForm {
  func isEnabled(email: String, password: String) -> Bool {
    brokenEmailRule(email) == nil && brokenPasswordRule(password, for: email) == nil
  }
}
