import MiniStore

/// Writes the users to the store.
@MainActor
struct ManagedUsers {
  let context: ManagedContext

  func save(_ users: [User]) throws {
    for user in users {
      context.insert("User", ["id": String(user.id), "name": user.name])
    }
    try context.save()
  }
}
