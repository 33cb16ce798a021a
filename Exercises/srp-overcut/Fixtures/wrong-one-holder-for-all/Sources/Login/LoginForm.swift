import Foundation
import Synchronization

private let input = Mutex((email: "", password: ""))

struct LoginForm {
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    input.withLock { $0 = (email.trimmingCharacters(in: .whitespacesAndNewlines), password) }
    return problem
  }

  func submit(email: String, password: String) async -> String {
    input.withLock { $0 = (email.trimmingCharacters(in: .whitespacesAndNewlines), password) }
    if let problem { return problem }
    await Task.yield()
    do {
      try await send(input.withLock(\.email), input.withLock(\.password))
      return "You are logged in."
    } catch {
      return "The login failed. Please try again."
    }
  }

  private var problem: String? {
    let (email, password) = input.withLock(\.self)
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    if email.isEmpty { return "Enter your e-mail address." }
    if parts.count != 2 || parts[0].isEmpty || !parts[1].contains(".") {
      return "This is not an e-mail address."
    }
    if password.isEmpty { return "Choose a password." }
    let name = parts[0].lowercased()
    if name.count >= 3 && password.lowercased().contains(name) {
      return "The password must not contain the name in your e-mail address."
    }
    if password.count < 10 { return "The password needs at least 10 characters." }
    return nil
  }
}
