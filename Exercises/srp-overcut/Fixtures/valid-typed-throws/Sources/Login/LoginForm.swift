/// Sends credentials, and knows how to ask for better ones.
struct LoginForm: Sendable {
  let send: @Sendable (Credentials) async throws -> Void

  func problem(email: String, password: String) -> String? {
    do throws(LoginProblem) {
      _ = try Credentials(email: email, password: password)
      return nil
    } catch {
      return error.rawValue
    }
  }

  func submit(email: String, password: String) async -> String {
    do {
      try await send(Credentials(email: email, password: password))
      return "You are logged in."
    } catch let problem as LoginProblem {
      return problem.rawValue
    } catch {
      return "The login failed. Please try again."
    }
  }
}
