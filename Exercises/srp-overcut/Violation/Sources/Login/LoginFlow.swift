protocol LoginFlowProtocol: Sendable {
  func problem(email: String, password: String) -> String?
  func submit(email: String, password: String) async -> String
}

/// Leads through a login: takes the input, asks the others, and sends.
final class LoginFlow: LoginFlowProtocol {
  private let trimmer: any EmailTrimmerProtocol
  private let emailValidator: any EmailValidatorProtocol
  private let passwordValidator: any PasswordValidatorProtocol
  private let enabler: any SubmitEnablerProtocol
  private let errorMapper: any LoginErrorMapperProtocol
  private let state: any LoginStateHolderProtocol
  private let send: @Sendable (String, String) async throws -> Void

  init(
    trimmer: any EmailTrimmerProtocol,
    emailValidator: any EmailValidatorProtocol,
    passwordValidator: any PasswordValidatorProtocol,
    enabler: any SubmitEnablerProtocol,
    errorMapper: any LoginErrorMapperProtocol,
    state: any LoginStateHolderProtocol,
    send: @escaping @Sendable (String, String) async throws -> Void
  ) {
    self.trimmer = trimmer
    self.emailValidator = emailValidator
    self.passwordValidator = passwordValidator
    self.enabler = enabler
    self.errorMapper = errorMapper
    self.state = state
    self.send = send
  }

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
