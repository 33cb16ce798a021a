extension LoginForm {
  func brokenPasswordRule(_ password: String, for email: String) -> String? {
    if password.isEmpty { return "password.missing" }
    let name = email.prefix { $0 != "@" }.lowercased()
    if name.count >= 3, password.lowercased().contains(name) { return "password.name" }
    return password.count < 10 ? "password.short" : nil
  }
}
