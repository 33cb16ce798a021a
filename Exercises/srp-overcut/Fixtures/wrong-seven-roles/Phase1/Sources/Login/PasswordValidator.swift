extension Piece where Role == Int {
  func brokenRule(email: String, password: String) -> String? {
    if password.isEmpty { return "password.missing" }
    if password.count < 10 { return "password.short" }
    return nil
  }
}
