import LessonKit

/// Shows one user, and gives that user another name.
struct ProfileScreen {
  private let object: Any

  init(_ object: Any) {
    self.object = object
  }

  func title(for id: Int) throws -> String {
    "Profile of \(try role().user(id: id).label)"
  }

  func rename(_ id: Int, to name: String) throws -> String {
    try role().rename(id: id, to: name)
    return try title(for: id)
  }

  private func role() throws -> any ProfileEditing {
    guard let role = object as? any ProfileEditing else {
      throw NotPossibleYet("this object does not play the role")
    }
    return role
  }
}
