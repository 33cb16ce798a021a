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
  let form = LoginForm(
    rules: [
      { email, _ in [true: "Enter your e-mail address."][email.isEmpty] },
      { email, _ in
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        let isPlausible = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
        return [false: "This is not an e-mail address."][isPlausible]
      },
      { _, password in [true: "Choose a password."][password.isEmpty] },
      { _, password in
        [true: "The password needs at least 10 characters."][password.count < 10]
      },
    ],
    send: submit)
  return LoginHandle(
    problem: form.problem(email:password:), submit: form.submit(email:password:))
}
