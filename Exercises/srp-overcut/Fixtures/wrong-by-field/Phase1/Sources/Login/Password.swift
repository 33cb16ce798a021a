/// Everything about the second field.
struct Password: Sendable {
  let text: String

  var problem: String? {
    if text.isEmpty { return "Choose a password." }
    return text.count < 10 ? "The password needs at least 10 characters." : nil
  }
}
