/// Writes all users as a table, with tabs between the columns.
struct ExportService {
  private let users: any UserListing

  init(users: any UserListing) {
    self.users = users
  }

  func table() throws -> String {
    let users = try users.allUsers().sorted { $0.id < $1.id }
    let rows = users.map { "\($0.id)\t\($0.name)\t\($0.isBanned)" }
    return (["id\tname\tbanned"] + rows).joined(separator: "\n")
  }
}
