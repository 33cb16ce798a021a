func isEnabled(_ email: String, _ password: String) -> Bool {
  validateEmail(email) == nil && validatePassword(password) == nil
}
