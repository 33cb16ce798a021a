/// What the screen sees of the login form: two questions and their answers.
///
/// Methods of a value or a class fit as they are, whether they wait, throw or do neither. Those of an
/// actor are called in a closure.
struct LoginHandle: Sendable {
  /// What to show below the fields for this e-mail and this password; `nil` when nothing is wrong.
  let problem: @Sendable (String, String) async throws -> String?
  /// Sends this e-mail and this password, and says what to show afterwards.
  let submit: @Sendable (String, String) async throws -> String
}
