extension LoginForm {
  func submit(email: String, password: String) async -> String {
    guard isEnabled(email: trim(email), password: password) else {
      return problem(email: email, password: password) ?? ""
    }
    do {
      try await send(trim(email), password)
      return success
    } catch {
      return failure
    }
  }
}
