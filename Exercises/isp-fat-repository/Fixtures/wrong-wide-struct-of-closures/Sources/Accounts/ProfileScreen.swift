/// Shows one user, and gives that user another name.
struct ProfileScreen {
  private let users: Users

  init(users: Users) {
    self.users = users
  }

  func title(for id: Int) throws -> String {
    "Profile of \(try users.user(id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try users.rename(id, name)
    return try title(for: id)
  }
}
