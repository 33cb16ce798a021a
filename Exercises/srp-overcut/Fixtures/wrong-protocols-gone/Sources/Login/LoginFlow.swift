/// Leads through a login: takes the input, asks the others, and sends.
struct LoginFlow: Sendable {
  let trimmer: EmailTrimmer
  let emailValidator: EmailValidator
  let passwordValidator: PasswordValidator
  let enabler: SubmitEnabler
  let errorMapper: LoginErrorMapper
  let state: LoginStateHolder
  let send: @Sendable (String, String) async throws -> Void

  func problem(email: String, password: String) -> String? {
    state.hold(email: trimmer.trim(email), password: password)
    return brokenRule.map(errorMapper.message(forBrokenRule:))
  }

  func submit(email: String, password: String) async -> String {
    state.hold(email: trimmer.trim(email), password: password)
    guard enabler.isEnabled else {
      return errorMapper.message(forBrokenRule: brokenRule ?? "")
    }
    do {
      try await send(state.email, state.password)
      return "You are logged in."
    } catch {
      return errorMapper.message(for: error)
    }
  }

  private var brokenRule: String? {
    emailValidator.brokenRule(in: state.email)
      ?? passwordValidator.brokenRule(in: state.password)
  }
}
