/// Signs a user in and out, and says who is there.
struct LoginScreen {
  let session: any Session<Credentials, User>

  func signIn(name: String, password: String) throws -> String {
    let user = try session.open(with: Credentials(name: name, password: password))
    return "Hello, \(user.name)"
  }

  func signOut() throws -> String {
    session.close()
    return try status()
  }

  func status() throws -> String {
    try session.current().map { "Signed in as \($0.name)" } ?? "Signed out"
  }
}
