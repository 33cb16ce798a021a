import MiniHTTP

/// The form as the app shows it, on a session.
@MainActor
func makeLiveLoginForm(session: HTTPSession) async throws -> LoginHandle {
  try await makeLoginForm { email, password in
    _ = try await session.data(for: .login(email: email, password: password))
  }
}

/// The form on any way to send a valid e-mail and password.
@MainActor
func makeLoginForm(
  submit: @escaping @Sendable (String, String) async throws -> Void
) async throws -> LoginHandle {
  let model = LoginModel(send: submit)
  return LoginHandle(
    problem: { @MainActor email, password in
      model.type(email: email, password: password)
      return model.problem
    },
    submit: { @MainActor email, password in
      model.type(email: email, password: password)
      return await model.submit()
    })
}
