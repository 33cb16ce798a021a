/// What a login screen asks for: three functions that are only right together.
protocol UserSession: Sendable {
  func login(name: String, password: String) throws -> User
  func logout()
  func currentUser() throws -> User?
}

/// Signs a user in and out, and says who is there.
struct LoginScreen {
  private let session: any UserSession

  init(session: any UserSession) {
    self.session = session
  }

  func signIn(name: String, password: String) throws -> String {
    "Hello, \(try session.login(name: name, password: password).name)"
  }

  func signOut() throws -> String {
    session.logout()
    return try status()
  }

  func status() throws -> String {
    try session.currentUser().map { "Signed in as \($0.name)" } ?? "Signed out"
  }
}
