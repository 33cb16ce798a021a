/// Writes all users as a table, with tabs between the columns.
struct ExportService {
  private let repository: @Sendable () -> any UserRepository

  init(repository: @escaping @Sendable () -> any UserRepository) {
    self.repository = repository
  }

  func table() throws -> String {
    let users = try repository().allUsers().sorted { $0.id < $1.id }
    let rows = users.map { "\($0.id)\t\($0.name)\t\($0.isBanned)" }
    return (["id\tname\tbanned"] + rows).joined(separator: "\n")
  }
}
