/// What can be wrong with an input.
enum LoginProblem {
  case emailMissing
  case emailMalformed
  case passwordMissing
  case passwordContainsName
  case passwordTooShort
}
