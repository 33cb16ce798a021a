/// Everything that the app can do with users.
protocol UserRepository: Sendable {
  func user(id: Int) throws -> User
  func allUsers() throws -> [User]
  func login(name: String, password: String) throws -> User
  func logout()
  func currentUser() throws -> User?
  func rename(id: Int, to name: String) throws
  func ban(id: Int) throws
  func delete(id: Int) throws
  func export() throws -> String
}

/// Whoever plays one role may leave out the others.
extension UserRepository {
  func user(id: Int) throws -> User { fatalError("not part of this role") }
  func allUsers() throws -> [User] { fatalError("not part of this role") }
  func login(name: String, password: String) throws -> User { fatalError("not part of this role") }
  func logout() { fatalError("not part of this role") }
  func currentUser() throws -> User? { fatalError("not part of this role") }
  func rename(id: Int, to name: String) throws { fatalError("not part of this role") }
  func ban(id: Int) throws { fatalError("not part of this role") }
  func delete(id: Int) throws { fatalError("not part of this role") }
  func export() throws -> String { fatalError("not part of this role") }
}
