/// Signs a user in and out, and says who is there.
struct LoginScreen {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func signIn(name: String, password: String) throws -> String {
    "Hello, \(try dependencies.repository.login(name: name, password: password).name)"
  }

  func signOut() throws -> String {
    dependencies.repository.logout()
    return try status()
  }

  func status() throws -> String {
    try dependencies.repository.currentUser().map { "Signed in as \($0.name)" } ?? "Signed out"
  }
}
