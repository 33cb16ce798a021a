import Foundation

extension Piece where Role == Character {
  func trim(_ email: String) -> String { email.trimmingCharacters(in: .whitespacesAndNewlines) }
}
