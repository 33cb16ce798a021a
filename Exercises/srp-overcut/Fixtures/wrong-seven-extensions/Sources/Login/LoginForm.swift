/// The form; each of its steps has a file of its own.
struct LoginForm: Sendable {
  let send: @Sendable (String, String) async throws -> Void
}
