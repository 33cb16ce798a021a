/// A form over the steps of a login.
struct LoginForm: Sendable {
  let trimEmail: @Sendable (String) -> String
  let brokenEmailRule: @Sendable (String) -> String?
  let brokenPasswordRule: @Sendable (String) -> String?
  let message: @Sendable (String) -> String
  let failure: @Sendable (any Error) -> String
  let isEnabled: @Sendable (String?) -> Bool
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    (brokenEmailRule(trimEmail(email)) ?? brokenPasswordRule(password)).map(message)
  }

  func submit(email: String, password: String) async -> String {
    let problem = problem(email: email, password: password)
    guard isEnabled(problem) else { return problem ?? message("") }
    do {
      try await send(trimEmail(email), password)
      return "You are logged in."
    } catch {
      return failure(error)
    }
  }
}
