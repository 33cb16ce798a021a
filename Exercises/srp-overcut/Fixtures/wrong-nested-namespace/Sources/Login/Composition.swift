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
  let state = LoginForm.LoginStateHolder()
  let (emailValidator, passwordValidator) = (
    LoginForm.EmailValidator(), LoginForm.PasswordValidator()
  )
  let enabler = LoginForm.SubmitEnabler(
    state: state, emailValidator: emailValidator, passwordValidator: passwordValidator)
  let flow = LoginForm.LoginFlow(
    trimmer: LoginForm.EmailTrimmer(), emailValidator: emailValidator,
    passwordValidator: passwordValidator,
    enabler: enabler, errorMapper: LoginForm.LoginErrorMapper(), state: state, send: submit)
  return LoginHandle(
    problem: flow.problem(email:password:), submit: flow.submit(email:password:))
}
