/// Writes all users as a table, with tabs between the columns.
struct ExportService<Users: UserListing> {
  private let users: Users

  init(users: Users) {
    self.users = users
  }

  func table() throws -> String {
    let users = try users.allUsers().sorted { $0.id < $1.id }
    let rows = users.map { "\($0.id)\t\($0.name)\t\($0.isBanned)" }
    return (["id\tname\tbanned"] + rows).joined(separator: "\n")
  }
}
