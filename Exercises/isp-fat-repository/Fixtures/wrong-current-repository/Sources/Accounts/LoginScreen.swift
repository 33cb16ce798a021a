/// Signs a user in and out, and says who is there.
struct LoginScreen {
  func signIn(name: String, password: String) throws -> String {
    "Hello, \(try CurrentRepository.value.login(name: name, password: password).name)"
  }

  func signOut() throws -> String {
    CurrentRepository.value.logout()
    return try status()
  }

  func status() throws -> String {
    try CurrentRepository.value.currentUser().map { "Signed in as \($0.name)" } ?? "Signed out"
  }
}
