import MiniStore

extension UserViewController {
  func saveUsers(_ users: [User]) throws {
    if let givenSave { return try givenSave(users) }
    let context = ManagedContext.shared
    for user in users {
      context.insert("User", ["id": String(user.id), "name": user.name])
    }
    try context.save()
  }
}
