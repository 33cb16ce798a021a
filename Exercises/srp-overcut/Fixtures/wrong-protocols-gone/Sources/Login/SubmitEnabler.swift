/// Decides whether what was typed last may be sent.
struct SubmitEnabler: Sendable {
  let state: LoginStateHolder
  let emailValidator: EmailValidator
  let passwordValidator: PasswordValidator

  var isEnabled: Bool {
    emailValidator.brokenRule(in: state.email) == nil
      && passwordValidator.brokenRule(in: state.password) == nil
  }
}
