/// Lists the users by name, and removes those who misbehave.
struct AdminScreen {
  let list: ListClient
  let moderation: ModerationClient

  func rows() throws -> [String] {
    try list.allUsers().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) throws -> [String] {
    try moderation.ban(id)
    return try rows()
  }

  func delete(_ id: Int) throws -> [String] {
    try moderation.delete(id)
    return try rows()
  }
}
