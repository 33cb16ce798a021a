func firstProblem(email: String, password: String) -> LoginProblem? {
  if email.isEmpty { return .emailMissing }
  let parts = email.split(separator: "@", omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else { return .emailMalformed }
  if password.isEmpty { return .passwordMissing }
  let name = parts[0].lowercased()
  if name.count >= 3, password.lowercased().contains(name) { return .passwordHasName }
  return password.count < 10 ? .passwordTooShort : nil
}
