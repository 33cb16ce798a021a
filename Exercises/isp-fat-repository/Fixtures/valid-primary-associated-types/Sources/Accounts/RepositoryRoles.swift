extension RemoteUserRepository: Loading, Listing, Session {
  func load(id: Int) throws -> User { try user(id: id) }
  func all() throws -> [User] { try allUsers() }
  func open(with key: Credentials) throws -> User {
    try login(name: key.name, password: key.password)
  }
  func close() { logout() }
  func current() throws -> User? { try currentUser() }
}

/// The names of the users, as something that can be changed.
struct UserNames: Changing {
  let write: @Sendable (Int, String) throws -> Void

  func change(id: Int, to change: String) throws { try write(id, change) }
}

/// The two ways out of the app.
struct Exclusions: Changing {
  let ban: @Sendable (Int) throws -> Void
  let delete: @Sendable (Int) throws -> Void

  func change(id: Int, to change: Exclusion) throws {
    switch change {
    case .ban: try ban(id)
    case .deletion: try delete(id)
    }
  }
}
