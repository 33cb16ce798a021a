/// Gives every user: two clients need this, and one of them needs nothing else.
protocol UserListing: Sendable {
  func allUsers() throws -> [User]
}
