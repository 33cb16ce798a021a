/// Leads through a login.
final class LoginFlow: Sendable {
  let trim: @Sendable (String) -> String = trimEmail
  let validateTheEmail: @Sendable (String) -> String? = validateEmail
  let validateThePassword: @Sendable (String) -> String? = validatePassword
  let mapTheError: @Sendable (String) -> String = mapError
  let enabler: @Sendable (String, String) -> Bool = isEnabled
  let success: @Sendable () -> String = { "You are logged in." }
  let failure: @Sendable () -> String = { "The login failed. Please try again." }

  func problem(_ typed: String, _ password: String) -> String? {
    let email = trim(typed)
    let name = email.prefix { $0 != "@" }.lowercased()
    if validateTheEmail(email) == nil, validateThePassword(password) != "password.missing",
      name.count >= 3, password.lowercased().contains(name)
    {
      return "The password must not contain the name in your e-mail address."
    }
    return (validateTheEmail(email) ?? validateThePassword(password)).map(mapTheError)
  }

  func submit(
    _ email: String, _ password: String, _ send: (String, String) async throws -> Void
  ) async -> String {
    if let problem = problem(email, password) { return problem }
    guard enabler(trim(email), password) else { return mapTheError("") }
    do {
      try await send(trim(email), password)
      return success()
    } catch {
      return failure()
    }
  }
}
