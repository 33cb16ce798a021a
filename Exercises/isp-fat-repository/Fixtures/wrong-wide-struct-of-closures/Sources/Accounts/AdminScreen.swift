/// Lists the users by name, and removes those who misbehave.
struct AdminScreen {
  private let users: Users

  init(users: Users) {
    self.users = users
  }

  func rows() throws -> [String] {
    try users.allUsers().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) throws -> [String] {
    try users.ban(id)
    return try rows()
  }

  func delete(_ id: Int) throws -> [String] {
    try users.delete(id)
    return try rows()
  }
}
