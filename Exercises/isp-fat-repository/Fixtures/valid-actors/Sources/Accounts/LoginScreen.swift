/// What a login screen asks for: three functions that are only right together.
protocol UserSession: Sendable {
  func login(name: String, password: String) async throws -> User
  func logout() async
  func currentUser() async throws -> User?
}

/// Signs a user in and out, and says who is there.
actor LoginScreen {
  private let session: any UserSession

  init(session: any UserSession) {
    self.session = session
  }

  func signIn(name: String, password: String) async throws -> String {
    "Hello, \(try await session.login(name: name, password: password).name)"
  }

  func signOut() async throws -> String {
    await session.logout()
    return try await status()
  }

  func status() async throws -> String {
    let user = try await session.currentUser()
    return user.map { "Signed in as \($0.name)" } ?? "Signed out"
  }
}
