/// Passes on the users of another source, and keeps a copy on the way.
///
/// A copy that cannot be kept is reported, and the users are passed on all the same.
struct StoringUsers<Base: UserSource>: UserSource {
  let base: Base
  let save: @Sendable ([User]) async throws -> Void
  let report: @Sendable (any Error) async -> Void

  func users() async throws -> [User] {
    let users = try await base.users()
    do {
      try await save(users)
    } catch {
      await report(error)
    }
    return users
  }
}
