/// Finds one user.
protocol UserLoading: Sendable {
  func user(id: Int) throws -> User
}

/// Gives one user another name.
protocol UserRenaming: Sendable {
  func rename(id: Int, to name: String) throws
}

/// Gives every user: two clients need this, and one of them needs nothing else.
protocol UserListing: Sendable {
  func allUsers() throws -> [User]
}

/// Takes users out of the app.
protocol UserModeration: Sendable {
  func ban(id: Int) throws
  func delete(id: Int) throws
}

/// What the admin screen uses, as a name for the sum of two roles.
typealias UserAdministration = UserListing & UserModeration

/// Opens and closes the session.
protocol Authentication: Sendable {
  func login(name: String, password: String) throws -> User
  func logout()
}

/// Says who is signed in.
protocol SessionReading: Sendable {
  func currentUser() throws -> User?
}
