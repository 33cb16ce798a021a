/// What the screen can do with users; each value of this type is one way to do it.
struct UserClient: Sendable {
  var fetch: @Sendable () async throws -> [User]
  var save: @Sendable ([User]) async throws -> Void
}
