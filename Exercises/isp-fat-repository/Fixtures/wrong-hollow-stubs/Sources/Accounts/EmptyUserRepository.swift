/// A repository without users, for clients that use a part of it and override that part.
class EmptyUserRepository: UserRepository, @unchecked Sendable {
  func user(id: Int) throws -> User { throw UserError.unknownUser(id) }
  func allUsers() throws -> [User] { [] }
  func login(name: String, password: String) throws -> User { throw UserError.wrongCredentials }
  func logout() {}
  func currentUser() throws -> User? { nil }
  func rename(id: Int, to name: String) throws {}
  func ban(id: Int) throws {}
  func delete(id: Int) throws {}
  func export() throws -> String { "" }
}
