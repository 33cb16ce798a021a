/// Anything that can give the users; the screen needs no more than this.
protocol UserSource: Sendable {
  func users() async throws -> [User]
}
