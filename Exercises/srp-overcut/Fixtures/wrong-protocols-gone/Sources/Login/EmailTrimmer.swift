import Foundation

/// Removes the white space around an e-mail address.
struct EmailTrimmer: Sendable {
  func trim(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
