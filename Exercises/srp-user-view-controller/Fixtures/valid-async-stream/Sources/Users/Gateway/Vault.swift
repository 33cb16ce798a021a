import MiniStore
@MainActor class Vault {
  let context: ManagedContext
  init(context: ManagedContext) { self.context = context }
  func keep(_ users: [User]) throws {
    for u in users { context.insert("User", ["id": String(u.id), "name": u.name]) }
    try context.save()
  }
}
