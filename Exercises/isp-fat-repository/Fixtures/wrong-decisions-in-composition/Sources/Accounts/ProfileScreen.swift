/// What a profile screen asks for.
protocol ProfileEditing: Sendable {
  func user(id: Int) throws -> User
  func rename(id: Int, to name: String) throws
}

/// Shows one user, and gives that user another name.
struct ProfileScreen {
  private let profiles: any ProfileEditing

  init(profiles: any ProfileEditing) {
    self.profiles = profiles
  }

  func title(for id: Int) throws -> String {
    "Profile of \(try profiles.user(id: id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try profiles.rename(id: id, to: name)
    return try title(for: id)
  }
}
