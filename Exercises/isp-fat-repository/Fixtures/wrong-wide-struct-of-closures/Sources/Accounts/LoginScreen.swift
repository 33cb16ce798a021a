/// Signs a user in and out, and says who is there.
struct LoginScreen {
  private let users: Users

  init(users: Users) {
    self.users = users
  }

  func signIn(name: String, password: String) throws -> String {
    "Hello, \(try users.login(name, password).name)"
  }

  func signOut() throws -> String {
    users.logout()
    return try status()
  }

  func status() throws -> String {
    try users.currentUser().map { "Signed in as \($0.name)" } ?? "Signed out"
  }
}
