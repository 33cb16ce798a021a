/// Decides what loading the users means: fetch them, then keep a copy.
///
/// A copy that cannot be kept is no reason to hide the users.
struct UserLoader: Sendable {
  let service: any UserServiceProtocol
  let storage: any UserStorage

  func load() async throws -> LoadedUsers {
    let users = try await service.fetchUsers()
    do {
      try await storage.saveUsers(users)
      return LoadedUsers(users: users, areSaved: true)
    } catch {
      return LoadedUsers(users: users, areSaved: false)
    }
  }
}

/// The users, and whether a copy of them was kept.
struct LoadedUsers: Sendable {
  let users: [User]
  let areSaved: Bool
}

/// Gives the users.
protocol UserServiceProtocol: Sendable {
  func fetchUsers() async throws -> [User]
}

/// Keeps the users.
protocol UserStorage: Sendable {
  func saveUsers(_ users: [User]) async throws
}
