/// Gives the users.
protocol UserService: Sendable {
  func users() async throws -> [User]
}

/// Keeps the users.
protocol UserStore: Sendable {
  func keep(_ users: [User]) async throws
}
