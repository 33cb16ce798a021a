/// Lists the users by name, and removes those who misbehave.
struct AdminScreen {
  let users: any Listing<User>
  let exclusions: any Changing<Exclusion>

  func rows() throws -> [String] {
    try users.all().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) throws -> [String] {
    try exclusions.change(id: id, to: .ban)
    return try rows()
  }

  func delete(_ id: Int) throws -> [String] {
    try exclusions.change(id: id, to: .deletion)
    return try rows()
  }
}
