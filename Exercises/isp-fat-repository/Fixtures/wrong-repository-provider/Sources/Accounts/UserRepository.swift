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
