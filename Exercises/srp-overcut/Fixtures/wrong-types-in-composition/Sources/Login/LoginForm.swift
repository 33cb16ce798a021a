/// What is left of the form: it passes on.
struct LoginForm: Sendable {
  let flow: LoginFlow

  func problem(email: String, password: String) -> String? {
    flow.problem(email: email, password: password)
  }

  func submit(email: String, password: String) async -> String {
    await flow.submit(email: email, password: password)
  }
}
