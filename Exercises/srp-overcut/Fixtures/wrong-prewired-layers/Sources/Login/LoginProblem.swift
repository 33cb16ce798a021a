enum LoginProblem {
  case emailMissing, emailMalformed, passwordMissing, passwordHasName, passwordTooShort
}
