/// Lists the users by name, and removes those who misbehave.
struct AdminScreen {
  let allUsers: () throws -> [User]
  let exclude: (Int) throws -> Void
  let remove: (Int) throws -> Void

  func rows() throws -> [String] {
    try allUsers().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) throws -> [String] {
    try exclude(id)
    return try rows()
  }

  func delete(_ id: Int) throws -> [String] {
    try remove(id)
    return try rows()
  }
}
