/// Everything about the second field.
struct Password: Sendable {
  let text: String

  func problem(for email: Email) -> String? {
    if text.isEmpty { return "Choose a password." }
    let name = email.address.prefix { $0 != "@" }.lowercased()
    if name.count >= 3, text.lowercased().contains(name) {
      return "The password must not contain the name in your e-mail address."
    }
    return text.count < 10 ? "The password needs at least 10 characters." : nil
  }
}
