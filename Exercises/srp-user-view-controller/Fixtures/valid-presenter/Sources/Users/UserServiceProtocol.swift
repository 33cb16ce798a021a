/// Gives the users, or says why it cannot.
@MainActor
protocol UserServiceProtocol {
  func fetchUsers(completion: @escaping @MainActor (Result<[User], any Error>) -> Void)
}

/// Keeps the users.
@MainActor
protocol UserStorage {
  func saveUsers(_ users: [User]) throws
}
