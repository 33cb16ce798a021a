import Foundation
import Observation

/// What the screen observes: it writes the two fields, and reads what to show.
@MainActor @Observable
final class LoginModel {
  var email = ""
  var password = ""
  private(set) var isSending = false

  private let send: @Sendable (String, String) async throws -> Void

  init(send: @escaping @Sendable (String, String) async throws -> Void) {
    self.send = send
  }

  var problem: String? {
    if address.isEmpty { return "Enter your e-mail address." }
    if !isAddressPlausible { return "This is not an e-mail address." }
    if password.isEmpty { return "Choose a password." }
    if password.count < 10 { return "The password needs at least 10 characters." }
    return nil
  }

  func submit() async -> String {
    if let problem { return problem }
    isSending = true
    defer { isSending = false }
    do {
      try await send(address, password)
      return "You are logged in."
    } catch {
      return "The login failed. Please try again."
    }
  }

  func type(email: String, password: String) {
    self.email = email
    self.password = password
  }

  private var address: String { email.trimmingCharacters(in: .whitespacesAndNewlines) }

  private var isAddressPlausible: Bool {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}
