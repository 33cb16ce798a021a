extension Piece where Role == Never {
  func problem(email: String, password: String, state: Piece<Set<Int>>) -> String? {
    state.hold(email: Piece<Character>().trim(email), password: password)
    return brokenRule(state).map(Piece<Bool>().message(forBrokenRule:))
  }

  func submit(
    email: String, password: String, state: Piece<Set<Int>>,
    send: @Sendable (String, String) async throws -> Void
  ) async -> String {
    state.hold(email: Piece<Character>().trim(email), password: password)
    guard Piece<Double>().isEnabled(state) else {
      return Piece<Bool>().message(forBrokenRule: brokenRule(state) ?? "")
    }
    do {
      try await send(state.email, state.password)
      return "You are logged in."
    } catch {
      return "The login failed. Please try again."
    }
  }

  private func brokenRule(_ state: Piece<Set<Int>>) -> String? {
    Piece<String>().brokenRule(email: state.email)
      ?? Piece<Int>().brokenRule(email: state.email, password: state.password)
  }
}
