/// What an admin screen asks for, apart from the list.
protocol UserModeration: Sendable {
  func ban(id: Int) async throws
  func delete(id: Int) async throws
}

/// Lists the users by name, and removes those who misbehave.
actor AdminScreen {
  private let users: any UserListing & UserModeration

  init(users: any UserListing & UserModeration) {
    self.users = users
  }

  func rows() async throws -> [String] {
    try await users.allUsers().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) async throws -> [String] {
    try await users.ban(id: id)
    return try await rows()
  }

  func delete(_ id: Int) async throws -> [String] {
    try await users.delete(id: id)
    return try await rows()
  }
}
