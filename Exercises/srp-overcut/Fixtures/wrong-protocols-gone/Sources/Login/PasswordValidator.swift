/// Gives the key of the first password rule that is broken.
struct PasswordValidator: Sendable {
  func brokenRule(in password: String) -> String? {
    if password.isEmpty { return "password.missing" }
    if password.count < 10 { return "password.short" }
    return nil
  }
}
