import Foundation
import Synchronization

/// Everything about the login, in one place.
enum LoginForm {
  protocol EmailTrimmerProtocol: Sendable {
    func trim(_ email: String) -> String
  }

  /// Removes the white space around an e-mail address.
  final class EmailTrimmer: EmailTrimmerProtocol {
    func trim(_ email: String) -> String {
      email.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  protocol EmailValidatorProtocol: Sendable {
    func brokenRule(in email: String) -> String?
  }

  /// Gives the key of the first e-mail rule that is broken.
  final class EmailValidator: EmailValidatorProtocol {
    func brokenRule(in email: String) -> String? {
      if email.isEmpty { return "email.missing" }
      let parts = email.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else {
        return "email.malformed"
      }
      return nil
    }
  }

  protocol PasswordValidatorProtocol: Sendable {
    func brokenRule(in password: String) -> String?
  }

  /// Gives the key of the first password rule that is broken.
  final class PasswordValidator: PasswordValidatorProtocol {
    func brokenRule(in password: String) -> String? {
      if password.isEmpty { return "password.missing" }
      if password.count < 10 { return "password.short" }
      return nil
    }
  }

  protocol LoginErrorMapperProtocol: Sendable {
    func message(forBrokenRule key: String) -> String
    func message(for error: any Error) -> String
  }

  /// Turns what went wrong into what the user reads.
  final class LoginErrorMapper: LoginErrorMapperProtocol {
    func message(forBrokenRule key: String) -> String {
      switch key {
      case "email.missing": "Enter your e-mail address."
      case "email.malformed": "This is not an e-mail address."
      case "password.missing": "Choose a password."
      case "password.short": "The password needs at least 10 characters."
      default: "Check your input."
      }
    }

    func message(for error: any Error) -> String {
      "The login failed. Please try again."
    }
  }

  protocol LoginStateHolderProtocol: Sendable {
    var email: String { get }
    var password: String { get }

    func hold(email: String, password: String)
  }

  /// Remembers what was typed last.
  final class LoginStateHolder: LoginStateHolderProtocol {
    private let input = Mutex((email: "", password: ""))

    var email: String { input.withLock(\.email) }
    var password: String { input.withLock(\.password) }

    func hold(email: String, password: String) {
      input.withLock { $0 = (email, password) }
    }
  }

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
}
