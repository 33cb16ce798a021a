import Foundation

/// Opens a session for somebody whose input has no problem.
protocol LoginSender: Sendable {
  func send(email: String, password: String) async throws
}

/// The form over whatever sends.
struct LoginForm<Sender: LoginSender>: Sendable {
  let sender: Sender

  func problem(email: String, password: String) -> String? {
    LoginProblem.first(email: trimmed(email), password: password)?.message
  }

  func submit(email: String, password: String) async -> String {
    if let problem = problem(email: email, password: password) { return problem }
    do {
      try await sender.send(email: trimmed(email), password: password)
      return "You are logged in."
    } catch {
      return "The login failed. Please try again."
    }
  }

  private func trimmed(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
