extension Piece where Role == Set<Int> {
  var email: String { input.withLock(\.email) }
  var password: String { input.withLock(\.password) }

  func hold(email: String, password: String) {
    input.withLock { $0 = (email, password) }
  }
}
