/// The form: two fields and a button.
struct LoginForm: Sendable {
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    Email(typed: email).problem ?? Password(text: password).problem
  }

  func submit(email: String, password: String) async -> String {
    if let problem = problem(email: email, password: password) { return problem }
    do {
      try await send(Email(typed: email).address, password)
      return "You are logged in."
    } catch {
      return "The login failed. Please try again."
    }
  }
}
