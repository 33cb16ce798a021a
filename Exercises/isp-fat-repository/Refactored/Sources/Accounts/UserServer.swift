import Synchronization

/// The server at the other end of the line: it keeps the accounts and forgets who is signed in.
final class UserServer: Sendable {
  private let accounts: Mutex<[Int: User]>
  private let password: String

  /// One password opens every account, which is enough here.
  init(users: [User], password: String) {
    accounts = Mutex(Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) }))
    self.password = password
  }

  func user(id: Int) throws -> User {
    try accounts.withLock { try Self.user(id, in: $0) }
  }

  func allUsers() -> [User] {
    accounts.withLock { Array($0.values) }
  }

  func authenticate(name: String, password: String) throws -> User {
    guard password == self.password,
      let user = accounts.withLock({ $0.values.first { $0.name == name } })
    else { throw UserError.wrongCredentials }
    guard !user.isBanned else { throw UserError.banned(user.id) }
    return user
  }

  func rename(id: Int, to name: String) throws {
    try change(id) { $0.name = name }
  }

  func ban(id: Int) throws {
    try change(id) { $0.isBanned = true }
  }

  func delete(id: Int) throws {
    try accounts.withLock { accounts in
      _ = try Self.user(id, in: accounts)
      accounts[id] = nil
    }
  }

  private func change(_ id: Int, _ change: (inout User) -> Void) throws {
    try accounts.withLock { accounts in
      var user = try Self.user(id, in: accounts)
      change(&user)
      accounts[id] = user
    }
  }

  private static func user(_ id: Int, in accounts: [Int: User]) throws -> User {
    guard let user = accounts[id] else { throw UserError.unknownUser(id) }
    return user
  }
}
