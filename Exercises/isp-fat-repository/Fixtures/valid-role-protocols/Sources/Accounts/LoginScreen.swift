/// What a login screen asks for.
protocol Login: Sendable {
  func login(name: String, password: String) throws -> User
  func logout()
  func currentUser() throws -> User?
}

/// Signs a user in and out, and says who is there.
struct LoginScreen {
  private let session: any Login

  init(session: any Login) {
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
