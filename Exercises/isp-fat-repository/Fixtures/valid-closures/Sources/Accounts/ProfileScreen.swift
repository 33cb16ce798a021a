/// Shows one user, and gives that user another name.
struct ProfileScreen {
  let load: (Int) throws -> User
  let rename: (Int, String) throws -> Void

  func title(for id: Int) throws -> String {
    "Profile of \(try load(id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try rename(id, name)
    return try title(for: id)
  }
}
