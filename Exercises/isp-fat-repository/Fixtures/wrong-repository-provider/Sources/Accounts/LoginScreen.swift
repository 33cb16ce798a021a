/// Signs a user in and out, and says who is there.
struct LoginScreen {
  private let repository: @Sendable () -> any UserRepository

  init(repository: @escaping @Sendable () -> any UserRepository) {
    self.repository = repository
  }

  func signIn(name: String, password: String) throws -> String {
    "Hello, \(try repository().login(name: name, password: password).name)"
  }

  func signOut() throws -> String {
    repository().logout()
    return try status()
  }

  func status() throws -> String {
    try repository().currentUser().map { "Signed in as \($0.name)" } ?? "Signed out"
  }
}
