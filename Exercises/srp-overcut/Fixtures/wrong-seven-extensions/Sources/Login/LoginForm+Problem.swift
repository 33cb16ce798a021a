extension LoginForm {
  func problem(email: String, password: String) -> String? {
    (brokenEmailRule(trim(email)) ?? brokenPasswordRule(password, for: trim(email)))
      .map(message(forBrokenRule:))
  }
}
