import MiniStore

/// A screen that can store the users that it downloads.
class StoringViewController: NetworkViewController {
  func saveUsers(_ users: [User]) throws {
    let context = ManagedContext.shared
    for user in users {
      context.insert("User", ["id": String(user.id), "name": user.name])
    }
    try context.save()
  }
}
