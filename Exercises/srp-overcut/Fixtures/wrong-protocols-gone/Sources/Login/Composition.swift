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
  let state = LoginStateHolder()
  let (emailValidator, passwordValidator) = (EmailValidator(), PasswordValidator())
  let enabler = SubmitEnabler(
    state: state, emailValidator: emailValidator, passwordValidator: passwordValidator)
  let flow = LoginFlow(
    trimmer: EmailTrimmer(), emailValidator: emailValidator, passwordValidator: passwordValidator,
    enabler: enabler, errorMapper: LoginErrorMapper(), state: state, send: submit)
  return LoginHandle(
    problem: flow.problem(email:password:), submit: flow.submit(email:password:))
}
