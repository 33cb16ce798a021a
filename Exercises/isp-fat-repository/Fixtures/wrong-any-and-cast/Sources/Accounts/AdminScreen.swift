import LessonKit

/// Lists the users by name, and removes those who misbehave.
struct AdminScreen {
  private let object: Any

  init(_ object: Any) {
    self.object = object
  }

  func rows() throws -> [String] {
    try role().allUsers().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) throws -> [String] {
    try role().ban(id: id)
    return try rows()
  }

  func delete(_ id: Int) throws -> [String] {
    try role().delete(id: id)
    return try rows()
  }

  private func role() throws -> any UserListing & UserModeration {
    guard let role = object as? any UserListing & UserModeration else {
      throw NotPossibleYet("this object does not play the role")
    }
    return role
  }
}
