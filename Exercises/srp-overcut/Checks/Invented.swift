import LessonKit

@testable import Login

// Every check runs on the main actor: there it can receive a form that has no isolation as well as
// one that is `@MainActor`.

/// An input, or what reached the sender of the form.
struct Credentials: Sendable, Equatable, CustomStringConvertible {
  var email: String
  var password: String

  var description: String { "\(email.debugDescription) with \(password.debugDescription)" }
}

/// What the form says to the user, word for word.
enum Texts {
  static let emailMissing = "Enter your e-mail address."
  static let emailMalformed = "This is not an e-mail address."
  static let passwordMissing = "Choose a password."
  static let passwordTooShort = "The password needs at least 10 characters."
  static let success = "You are logged in."
  static let failure = "The login failed. Please try again."
}

extension Variant {
  /// An address that nobody has used before, of letters, one `@` and one dot.
  func email() -> String { email(name: name()) }

  func email(name: String) -> String { "\(name)@\(self.name()).\(self.name())" }

  /// Digits only, so that no part of an e-mail address is ever in it by chance.
  func password(length: Int) -> String {
    (0..<length).map { _ in String(number(in: 0...9)) }.joined()
  }

  /// A password that is long enough.
  func password() -> String { password(length: number(in: 10...24)) }

  func credentials() -> Credentials { Credentials(email: email(), password: password()) }

  /// Something in place of an address, and each time for another reason.
  func malformedEmails() -> [String] {
    [
      name(), "\(name()).\(name())", "\(name())@\(name())", "@\(name()).\(name())",
      "\(name())@", "@", "\(name()).\(name())@\(name())", "\(name())@\(name())@\(name()).\(name())",
      "\(email())@", "@\(email())",
    ]
  }
}

extension LoginHandle {
  func problem(_ input: Credentials) async throws -> String? {
    try await problem(input.email, input.password)
  }

  func submit(_ input: Credentials) async throws -> String {
    try await submit(input.email, input.password)
  }
}

/// A form whose sender only notes what it gets.
@MainActor
func makeLoginForm(recorder: Recorder<Credentials>) async throws -> LoginHandle {
  try await makeLoginForm { recorder.record(Credentials(email: $0, password: $1)) }
}
