extension Piece where Role == Double {
  func isEnabled(_ state: Piece<Set<Int>>) -> Bool {
    Piece<String>().brokenRule(email: state.email) == nil
      && Piece<Int>().brokenRule(email: state.email, password: state.password) == nil
  }
}
