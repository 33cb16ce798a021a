import MiniStore

/// Writes the users to the store: changes when the persistence changes.
@MainActor
final class CoreDataManager: UserStorage {
  private let context: ManagedContext

  init(context: ManagedContext) {
    self.context = context
  }

  func saveUsers(_ users: [User]) throws {
    for user in users {
      context.insert("User", ["id": String(user.id), "name": user.name])
    }
    try context.save()
  }
}
