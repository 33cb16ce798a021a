/// Shows one user, and gives that user another name.
struct ProfileScreen {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func title(for id: Int) throws -> String {
    "Profile of \(try dependencies.repository.user(id: id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try dependencies.repository.rename(id: id, to: name)
    return try title(for: id)
  }
}
