/// Shows one user, and gives that user another name.
struct ProfileScreen {
  let users: ProfileClient

  func title(for id: Int) throws -> String {
    "Profile of \(try users.load(id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try users.rename(id, name)
    return try title(for: id)
  }
}
