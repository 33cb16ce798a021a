extension LoginForm {
  func problem(email: String, password: String) -> String? {
    (brokenEmailRule(trim(email)) ?? brokenPasswordRule(password))
      .map(message(forBrokenRule:))
  }
}
