/// Shows one user, and gives that user another name.
struct ProfileScreen {
  func title(for id: Int) throws -> String {
    "Profile of \(try CurrentRepository.value.user(id: id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try CurrentRepository.value.rename(id: id, to: name)
    return try title(for: id)
  }
}
