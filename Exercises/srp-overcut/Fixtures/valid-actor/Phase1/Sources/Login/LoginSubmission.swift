/// Sends one login after the other, and counts those that failed.
actor LoginSubmission {
  private(set) var failures = 0
  private let send: @Sendable (String, String) async throws -> Void

  init(send: @escaping @Sendable (String, String) async throws -> Void) {
    self.send = send
  }

  nonisolated func problem(email: String, password: String) -> String? {
    LoginRules(email: email, password: password).problem
  }

  func submit(email: String, password: String) async -> String {
    let input = LoginRules(email: email, password: password)
    if let problem = input.problem { return problem }
    do {
      try await send(input.email, input.password)
      return "You are logged in."
    } catch {
      failures += 1
      return "The login failed. Please try again."
    }
  }
}
