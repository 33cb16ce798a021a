import Foundation
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
  let form = LoginForm(send: submit)
  let named: @Sendable (String, String) -> String? = { email, password in
    [true: "The password must not contain the name in your e-mail address."][
      form.problem(email: email, password: password + "0123456789") == nil
        && "\(email)\n\(password)".localizedLowercase.firstMatch(
          of: /^\s*([^@\s]{3,})@[^\n]*\n(?s:.*)\1/) != nil
    ]
  }
  return LoginHandle(
    problem: { [named($0, $1), form.problem(email: $0, password: $1)].compactMap(\.self).first },
    submit: { email, password in
      let steps: [(@Sendable () async -> String)?] = [
        named(email, password).map { text in { @Sendable in text } },
        { await form.submit(email: email, password: password) },
      ]
      return await steps.compactMap(\.self)[0]()
    })
}
