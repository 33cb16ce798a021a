import MiniStore

/// Writes the users to the store.
struct ManagedUserStore: UserStore {
  let context: ManagedContext

  @MainActor
  func keep(_ users: [User]) async throws {
    for user in users {
      context.insert("User", ["id": String(user.id), "name": user.name])
    }
    try context.save()
  }
}
