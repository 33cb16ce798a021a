/// Signs a user in and out, and says who is there.
struct LoginScreen {
  private let session: any Authentication & SessionReading

  init(session: any Authentication & SessionReading) {
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
