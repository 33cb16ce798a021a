import LessonKit

/// Signs a user in and out, and says who is there.
struct LoginScreen {
  private let object: Any

  init(_ object: Any) {
    self.object = object
  }

  func signIn(name: String, password: String) throws -> String {
    "Hello, \(try role().login(name: name, password: password).name)"
  }

  func signOut() throws -> String {
    try role().logout()
    return try status()
  }

  func status() throws -> String {
    try role().currentUser().map { "Signed in as \($0.name)" } ?? "Signed out"
  }

  private func role() throws -> any UserSession {
    guard let role = object as? any UserSession else {
      throw NotPossibleYet("this object does not play the role")
    }
    return role
  }
}
