import Synchronization

/// Who is signed in to this app.
final class ServerSession: UserSession {
  private let server: UserServer
  private let id = Mutex<Int?>(nil)

  init(server: UserServer) {
    self.server = server
  }

  func login(name: String, password: String) throws -> User {
    let user = try server.authenticate(name: name, password: password)
    id.withLock { $0 = user.id }
    return user
  }

  func logout() {
    id.withLock { $0 = nil }
  }

  func currentUser() throws -> User? {
    try id.withLock { $0 }.map(server.user(id:))
  }

  /// Signs this user out, and nobody else.
  func end(of user: Int) {
    id.withLock { current in
      if current == user { current = nil }
    }
  }
}
