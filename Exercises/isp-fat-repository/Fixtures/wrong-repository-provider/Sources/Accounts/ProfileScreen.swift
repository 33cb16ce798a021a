/// Shows one user, and gives that user another name.
struct ProfileScreen {
  private let repository: @Sendable () -> any UserRepository

  init(repository: @escaping @Sendable () -> any UserRepository) {
    self.repository = repository
  }

  func title(for id: Int) throws -> String {
    "Profile of \(try repository().user(id: id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try repository().rename(id: id, to: name)
    return try title(for: id)
  }
}
