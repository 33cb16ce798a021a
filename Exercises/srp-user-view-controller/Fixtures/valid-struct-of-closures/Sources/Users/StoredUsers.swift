import MiniStore

/// Writes the users to the store.
@MainActor
func store(_ users: [User], in context: ManagedContext) throws {
  for user in users {
    context.insert("User", ["id": String(user.id), "name": user.name])
  }
  try context.save()
}
