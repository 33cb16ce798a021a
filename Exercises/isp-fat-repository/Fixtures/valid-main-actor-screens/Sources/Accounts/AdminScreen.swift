/// What an admin screen asks for, apart from the list.
protocol UserModeration: Sendable {
  func ban(id: Int) throws
  func delete(id: Int) throws
}

/// Lists the users by name, and removes those who misbehave.
@MainActor
final class AdminScreen {
  private let users: any UserListing & UserModeration

  init(users: any UserListing & UserModeration) {
    self.users = users
  }

  func rows() throws -> [String] {
    try users.allUsers().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) throws -> [String] {
    try users.ban(id: id)
    return try rows()
  }

  func delete(_ id: Int) throws -> [String] {
    try users.delete(id: id)
    return try rows()
  }
}
