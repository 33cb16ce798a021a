/// Shows one user, and gives that user another name.
struct ProfileScreen {
  let users: any Loading<User>
  let names: any Changing<String>

  func title(for id: Int) throws -> String {
    "Profile of \(try users.load(id: id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try names.change(id: id, to: name)
    return try title(for: id)
  }
}
