/// Sends by calling a function.
struct ClosureSender: LoginSender {
  let function: @Sendable (String, String) async throws -> Void

  func send(email: String, password: String) async throws {
    try await function(email, password)
  }
}
