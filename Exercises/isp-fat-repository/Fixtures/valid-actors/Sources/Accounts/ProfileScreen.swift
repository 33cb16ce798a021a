/// What a profile screen asks for.
protocol ProfileEditing: Sendable {
  func user(id: Int) async throws -> User
  func rename(id: Int, to name: String) async throws
}

/// Shows one user, and gives that user another name.
actor ProfileScreen {
  private let profiles: any ProfileEditing

  init(profiles: any ProfileEditing) {
    self.profiles = profiles
  }

  func title(for id: Int) async throws -> String {
    "Profile of \(try await profiles.user(id: id).label)"
  }

  func rename(_ id: Int, to name: String) async throws -> String {
    try await profiles.rename(id: id, to: name)
    return try await title(for: id)
  }
}
