protocol SubmitEnablerProtocol: Sendable {
  var isEnabled: Bool { get }
}

/// Decides whether what was typed last may be sent.
final class SubmitEnabler: SubmitEnablerProtocol {
  private let state: any LoginStateHolderProtocol
  private let emailValidator: any EmailValidatorProtocol
  private let passwordValidator: any PasswordValidatorProtocol

  init(
    state: any LoginStateHolderProtocol,
    emailValidator: any EmailValidatorProtocol,
    passwordValidator: any PasswordValidatorProtocol
  ) {
    self.state = state
    self.emailValidator = emailValidator
    self.passwordValidator = passwordValidator
  }

  var isEnabled: Bool {
    emailValidator.brokenRule(in: state.email) == nil
      && passwordValidator.brokenRule(in: state.password) == nil
  }
}
