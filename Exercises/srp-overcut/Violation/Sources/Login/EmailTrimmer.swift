import Foundation

protocol EmailTrimmerProtocol: Sendable {
  func trim(_ email: String) -> String
}

/// Removes the white space around an e-mail address.
final class EmailTrimmer: EmailTrimmerProtocol {
  func trim(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
