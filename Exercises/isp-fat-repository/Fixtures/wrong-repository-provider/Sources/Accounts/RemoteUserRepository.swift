import Synchronization

/// The users of the server, and the session of this app.
final class RemoteUserRepository: UserRepository {
  private let server: UserServer
  private let session = Mutex<Int?>(nil)

  init(server: UserServer) {
    self.server = server
  }

  func user(id: Int) throws -> User {
    try server.user(id: id)
  }

  func allUsers() throws -> [User] {
    server.allUsers()
  }

  func login(name: String, password: String) throws -> User {
    let user = try server.authenticate(name: name, password: password)
    session.withLock { $0 = user.id }
    return user
  }

  func logout() {
    session.withLock { $0 = nil }
  }

  func currentUser() throws -> User? {
    try session.withLock { $0 }.map(server.user(id:))
  }

  func rename(id: Int, to name: String) throws {
    try server.rename(id: id, to: name)
  }

  func ban(id: Int) throws {
    try server.ban(id: id)
    endSession(of: id)
  }

  func delete(id: Int) throws {
    try server.delete(id: id)
    endSession(of: id)
  }

  func export() throws -> String {
    try allUsers().map(\.label).sorted().joined(separator: "\n")
  }

  /// Whoever is banned or deleted is signed out at once.
  private func endSession(of id: Int) {
    session.withLock { current in
      if current == id { current = nil }
    }
  }
}
