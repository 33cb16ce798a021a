import Foundation

/// Everything about the first field.
struct Email: Sendable {
  let address: String

  init(typed: String) {
    address = typed.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var problem: String? {
    if address.isEmpty { return "Enter your e-mail address." }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    let isPlausible = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    return isPlausible ? nil : "This is not an e-mail address."
  }
}
