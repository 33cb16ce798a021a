/// Gives the users.
protocol UserServiceProtocol: Sendable {
  func fetchUsers() async throws -> [User]
}

/// Keeps the users.
protocol UserStorage: Sendable {
  func saveUsers(_ users: [User]) async throws
}
