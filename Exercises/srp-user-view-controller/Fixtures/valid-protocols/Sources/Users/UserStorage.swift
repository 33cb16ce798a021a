/// Keeps the users.
@MainActor
protocol UserStorage {
  func saveUsers(_ users: [User]) throws
}
