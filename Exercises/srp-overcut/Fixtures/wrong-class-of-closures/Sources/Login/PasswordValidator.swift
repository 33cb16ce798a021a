func validatePassword(_ password: String) -> String? {
  if password.isEmpty { return "password.missing" }
  if password.count < 10 { return "password.short" }
  return nil
}
