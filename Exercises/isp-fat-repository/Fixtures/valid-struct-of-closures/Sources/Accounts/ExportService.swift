/// Writes all users as a table, with tabs between the columns.
struct ExportService {
  let list: ListClient

  func table() throws -> String {
    let users = try list.allUsers().sorted { $0.id < $1.id }
    let rows = users.map { "\($0.id)\t\($0.name)\t\($0.isBanned)" }
    return (["id\tname\tbanned"] + rows).joined(separator: "\n")
  }
}
