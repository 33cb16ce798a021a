extension Piece where Role == Int {
  func brokenRule(email: String, password: String) -> String? {
    if password.isEmpty { return "password.missing" }
    let name = email.prefix { $0 != "@" }.lowercased()
    if name.count >= 3, password.lowercased().contains(name) {
      return "The password must not contain the name in your e-mail address."
    }
    if password.count < 10 { return "password.short" }
    return nil
  }
}
