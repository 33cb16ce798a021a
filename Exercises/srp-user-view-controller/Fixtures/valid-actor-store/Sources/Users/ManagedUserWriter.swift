import MiniStore

/// Writes users to the store.
struct ManagedUserWriter {
  let context: ManagedContext

  @MainActor
  func write(_ users: [User]) throws {
    for user in users {
      context.insert("User", ["id": String(user.id), "name": user.name])
    }
    try context.save()
  }
}
