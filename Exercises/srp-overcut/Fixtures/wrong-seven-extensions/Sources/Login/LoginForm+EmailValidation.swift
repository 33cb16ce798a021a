extension LoginForm {
  func brokenEmailRule(_ email: String) -> String? {
    if email.isEmpty { return "email.missing" }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let isPlausible = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    return isPlausible ? nil : "email.malformed"
  }
}
