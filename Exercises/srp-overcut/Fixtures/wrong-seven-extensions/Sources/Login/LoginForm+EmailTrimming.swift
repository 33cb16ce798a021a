import Foundation

extension LoginForm {
  func trim(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
