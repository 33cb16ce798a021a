/// Lists the users by name, and removes those who misbehave.
struct AdminScreen {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func rows() throws -> [String] {
    try dependencies.repository.allUsers().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) throws -> [String] {
    try dependencies.repository.ban(id: id)
    return try rows()
  }

  func delete(_ id: Int) throws -> [String] {
    try dependencies.repository.delete(id: id)
    return try rows()
  }
}
