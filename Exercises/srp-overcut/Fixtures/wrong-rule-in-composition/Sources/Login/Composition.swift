import MiniHTTP

/// The form as the app shows it, on a session.
func makeLiveLoginForm(session: HTTPSession) async throws -> LoginHandle {
  try await makeLoginForm { email, password in
    _ = try await session.data(for: .login(email: email, password: password))
  }
}

/// The form on any way to send a valid e-mail and password.
func makeLoginForm(
  submit: @escaping @Sendable (String, String) async throws -> Void
) async throws -> LoginHandle {
  let form = LoginForm(send: submit)
  return LoginHandle(
    problem: { email, password in
      nameProblem(of: form, email: email, password: password)
        ?? form.problem(email: email, password: password)
    },
    submit: { email, password in
      guard let problem = nameProblem(of: form, email: email, password: password) else {
        return await form.submit(email: email, password: password)
      }
      return problem
    })
}

/// The new rule, where both fields are at hand.
private func nameProblem(of form: LoginForm, email: String, password: String) -> String? {
  let name = email.prefix { $0 != "@" }.lowercased().filter { !$0.isWhitespace }
  let known = form.problem(email: email, password: "0123456789")
  guard known == nil, name.count >= 3, password.lowercased().contains(name) else { return nil }
  return "The password must not contain the name in your e-mail address."
}
