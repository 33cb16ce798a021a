protocol PasswordValidatorProtocol: Sendable {
  func brokenRule(in password: String) -> String?
}

/// Gives the key of the first password rule that is broken.
final class PasswordValidator: PasswordValidatorProtocol {
  func brokenRule(in password: String) -> String? {
    if password.isEmpty { return "password.missing" }
    if password.count < 10 { return "password.short" }
    return nil
  }
}
