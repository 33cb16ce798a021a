import MiniStore

/// Writes the users to the store.
@MainActor
func saveUsers(_ users: [User]) throws {
  let context = ManagedContext.shared
  for user in users {
    context.insert("User", ["id": String(user.id), "name": user.name])
  }
  try context.save()
}
