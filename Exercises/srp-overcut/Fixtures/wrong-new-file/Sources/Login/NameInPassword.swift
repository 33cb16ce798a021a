/// The rule that the part before the `@` must not be in the password.
struct NameInPassword {
  let email: String
  let password: String

  var isFound: Bool {
    let name = email.prefix { $0 != "@" }.lowercased()
    return name.count >= 3 && password.lowercased().contains(name)
  }
}
