import LessonKit

/// The whole repository, played by closures; whatever was not given refuses.
struct RepositoryClosures: UserRepository {
  var load: @Sendable (Int) throws -> User = { _ in throw NotPossibleYet("not given") }
  var change: @Sendable (Int, String) throws -> Void = { _, _ in throw NotPossibleYet("not given") }
  var begin: @Sendable (String, String) throws -> User = { _, _ in throw NotPossibleYet("not given")
  }
  var end: @Sendable () -> Void = {}
  var current: @Sendable () throws -> User? = { throw NotPossibleYet("not given") }
  var list: @Sendable () throws -> [User] = { throw NotPossibleYet("not given") }
  var exclude: @Sendable (Int) throws -> Void = { _ in throw NotPossibleYet("not given") }
  var remove: @Sendable (Int) throws -> Void = { _ in throw NotPossibleYet("not given") }

  func user(id: Int) throws -> User { try load(id) }
  func rename(id: Int, to name: String) throws { try change(id, name) }
  func login(name: String, password: String) throws -> User { try begin(name, password) }
  func logout() { end() }
  func currentUser() throws -> User? { try current() }
  func allUsers() throws -> [User] { try list() }
  func ban(id: Int) throws { try exclude(id) }
  func delete(id: Int) throws { try remove(id) }
  func export() throws -> String { try list().map(\.label).joined(separator: "\n") }
}
