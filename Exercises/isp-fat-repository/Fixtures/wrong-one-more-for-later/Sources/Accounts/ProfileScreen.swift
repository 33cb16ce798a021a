/// Shows one user, and gives that user another name.
struct ProfileScreen {
  let load: (Int) throws -> User
  let change: (Int, String) throws -> Void
  /// For the neighbouring profiles, some day.
  var allUsers: (() throws -> [User])?

  func title(for id: Int) throws -> String {
    "Profile of \(try load(id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try change(id, name)
    return try title(for: id)
  }
}
