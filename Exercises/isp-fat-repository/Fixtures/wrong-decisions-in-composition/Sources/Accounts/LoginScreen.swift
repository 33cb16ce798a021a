/// Signs a user in and out, and says who is there.
struct LoginScreen {
  let login: (String, String) throws -> String
  let logout: () -> Void
  let status: () throws -> String

  func signIn(name: String, password: String) throws -> String {
    try login(name, password)
  }

  func signOut() throws -> String {
    logout()
    return try status()
  }
}
