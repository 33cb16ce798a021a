/// Lists the users by name, and removes those who misbehave.
struct AdminScreen {
  private let repository: @Sendable () -> any UserRepository

  init(repository: @escaping @Sendable () -> any UserRepository) {
    self.repository = repository
  }

  func rows() throws -> [String] {
    try repository().allUsers().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) throws -> [String] {
    try repository().ban(id: id)
    return try rows()
  }

  func delete(_ id: Int) throws -> [String] {
    try repository().delete(id: id)
    return try rows()
  }
}
