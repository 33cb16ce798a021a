extension Piece where Role == String {
  func brokenRule(email: String) -> String? {
    if email.isEmpty { return "email.missing" }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else {
      return "email.malformed"
    }
    return nil
  }
}
