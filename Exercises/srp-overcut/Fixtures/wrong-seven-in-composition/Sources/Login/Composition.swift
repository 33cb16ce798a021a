import MiniHTTP
import Synchronization

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
  let validators = (EmailValidator(), PasswordValidator())
  let enabler = SubmitEnabler(state: state, validators: validators)
  let flow = LoginFlow(
    trimmer: EmailTrimmer(), validators: validators, enabler: enabler, state: state, send: submit)
  return LoginHandle(
    problem: flow.problem(email:password:), submit: flow.submit(email:password:))
}

protocol EmailTrimming: Sendable { func trim(_ email: String) -> String }
protocol EmailValidating: Sendable { func brokenRule(email: String) -> String? }
protocol PasswordValidating: Sendable {
  func brokenRule(email: String, password: String) -> String?
}
protocol SubmitEnabling: Sendable { var problem: String? { get } }
protocol StateHolding: Sendable {
  var email: String { get }
  var password: String { get }
  func hold(email: String, password: String)
}
protocol LoginFlowing: Sendable { func problem(email: String, password: String) -> String? }

final class EmailTrimmer: EmailTrimming {
  func trim(_ email: String) -> String { trimmed(email) }
}
final class EmailValidator: EmailValidating {
  func brokenRule(email: String) -> String? { emailProblem(email) }
}
final class PasswordValidator: PasswordValidating {
  func brokenRule(email: String, password: String) -> String? { passwordProblem(email, password) }
}
final class LoginStateHolder: StateHolding {
  let input = Mutex((email: "", password: ""))
  var email: String { input.withLock(\.email) }
  var password: String { input.withLock(\.password) }
  func hold(email: String, password: String) { input.withLock { $0 = (email, password) } }
}
final class SubmitEnabler: SubmitEnabling {
  let state: any StateHolding
  let validators: (any EmailValidating, any PasswordValidating)
  init(state: any StateHolding, validators: (any EmailValidating, any PasswordValidating)) {
    self.state = state
    self.validators = validators
  }
  var problem: String? {
    either(
      validators.0.brokenRule(email: state.email),
      validators.1.brokenRule(email: state.email, password: state.password))
  }
}
final class LoginFlow: LoginFlowing {
  let trimmer: any EmailTrimming
  let validators: (any EmailValidating, any PasswordValidating)
  let enabler: any SubmitEnabling
  let state: any StateHolding
  let send: @Sendable (String, String) async throws -> Void
  init(
    trimmer: any EmailTrimming, validators: (any EmailValidating, any PasswordValidating),
    enabler: any SubmitEnabling, state: any StateHolding,
    send: @escaping @Sendable (String, String) async throws -> Void
  ) {
    (self.trimmer, self.validators, self.enabler) = (trimmer, validators, enabler)
    (self.state, self.send) = (state, send)
  }
  func problem(email: String, password: String) -> String? {
    state.hold(email: trimmer.trim(email), password: password)
    return enabler.problem
  }
  func submit(email: String, password: String) async -> String {
    state.hold(email: trimmer.trim(email), password: password)
    return await outcome(enabler.problem) { [state, send] in
      try await send(state.email, state.password)
    }
  }
}
