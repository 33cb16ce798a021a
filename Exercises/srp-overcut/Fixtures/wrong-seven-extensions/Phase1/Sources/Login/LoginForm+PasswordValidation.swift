extension LoginForm {
  func brokenPasswordRule(_ password: String) -> String? {
    if password.isEmpty { return "password.missing" }
    return password.count < 10 ? "password.short" : nil
  }
}
