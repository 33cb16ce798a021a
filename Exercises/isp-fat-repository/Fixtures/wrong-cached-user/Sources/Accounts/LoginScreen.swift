/// What a login screen asks for: a session.
protocol UserSession: Sendable {
  func login(name: String, password: String) throws -> User
  func logout()
  func currentUser() throws -> User?
}

/// Signs a user in and out, and remembers who is there.
final class LoginScreen {
  private var user: User?
  private let session: any UserSession

  init(session: any UserSession) {
    self.session = session
  }

  func signIn(name: String, password: String) throws -> String {
    let user = try session.login(name: name, password: password)
    self.user = user
    return "Hello, \(user.name)"
  }

  func signOut() -> String {
    session.logout()
    user = nil
    return status()
  }

  func status() -> String {
    user.map { "Signed in as \($0.name)" } ?? "Signed out"
  }
}
