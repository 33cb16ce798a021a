/// Gives every user: two clients need this, and one of them needs nothing else.
protocol UserListing: Sendable {
  func allUsers() throws -> [User]
}

/// What a profile screen asks for.
protocol ProfileEditing: Sendable {
  func user(id: Int) throws -> User
  func rename(id: Int, to name: String) throws
}

/// What a login screen asks for: three functions that are only right together.
protocol UserSession: Sendable {
  func login(name: String, password: String) throws -> User
  func logout()
  func currentUser() throws -> User?
}

/// What an admin screen asks for, apart from the list.
protocol UserModeration: Sendable {
  func ban(id: Int) throws
  func delete(id: Int) throws
}
