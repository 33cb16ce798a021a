import LessonKit

/// Writes all users as a table, with tabs between the columns.
struct ExportService {
  private let object: Any

  init(_ object: Any) {
    self.object = object
  }

  func table() throws -> String {
    let users = try role().allUsers().sorted { $0.id < $1.id }
    let rows = users.map { "\($0.id)\t\($0.name)\t\($0.isBanned)" }
    return (["id\tname\tbanned"] + rows).joined(separator: "\n")
  }

  private func role() throws -> any UserListing {
    guard let role = object as? any UserListing else {
      throw NotPossibleYet("this object does not play the role")
    }
    return role
  }
}
