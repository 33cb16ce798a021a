/// Signs a user in and out, and says who is there.
struct LoginScreen {
  let login: (String, String) throws -> User
  let logout: () -> Void
  let currentUser: () throws -> User?

  func signIn(name: String, password: String) throws -> String {
    "Hello, \(try login(name, password).name)"
  }

  func signOut() throws -> String {
    logout()
    return try status()
  }

  func status() throws -> String {
    try currentUser().map { "Signed in as \($0.name)" } ?? "Signed out"
  }
}
