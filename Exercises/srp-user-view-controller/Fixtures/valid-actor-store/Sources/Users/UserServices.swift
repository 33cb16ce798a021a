/// Gives the users.
protocol UserService: Sendable {
  func users() async throws -> [User]
}
