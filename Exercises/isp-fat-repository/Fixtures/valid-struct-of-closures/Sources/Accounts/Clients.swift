/// Reads and renames one user.
struct ProfileClient: Sendable {
  var load: @Sendable (Int) throws -> User
  var rename: @Sendable (Int, String) throws -> Void
}

/// Opens, closes and reads the session.
struct SessionClient: Sendable {
  var login: @Sendable (String, String) throws -> User
  var logout: @Sendable () -> Void
  var currentUser: @Sendable () throws -> User?
}

/// Gives every user.
struct ListClient: Sendable {
  var allUsers: @Sendable () throws -> [User]
}

/// Takes users out of the app.
struct ModerationClient: Sendable {
  var ban: @Sendable (Int) throws -> Void
  var delete: @Sendable (Int) throws -> Void
}

extension ProfileClient {
  init(_ repository: RemoteUserRepository) {
    load = { try repository.user(id: $0) }
    rename = { try repository.rename(id: $0, to: $1) }
  }
}

extension SessionClient {
  init(_ repository: RemoteUserRepository) {
    login = { try repository.login(name: $0, password: $1) }
    logout = { repository.logout() }
    currentUser = { try repository.currentUser() }
  }
}

extension ListClient {
  init(_ repository: RemoteUserRepository) {
    allUsers = { try repository.allUsers() }
  }
}

extension ModerationClient {
  init(_ repository: RemoteUserRepository) {
    ban = { try repository.ban(id: $0) }
    delete = { try repository.delete(id: $0) }
  }
}
