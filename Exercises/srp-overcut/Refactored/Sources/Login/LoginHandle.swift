/// What the screen sees of the login form: two questions and their answers.
///
/// Methods fit as they are, whether they wait, throw or do neither, and whether they belong to a
/// value, a class or an actor.
struct LoginHandle: Sendable {
  /// What to show below the fields for this e-mail and this password; `nil` when nothing is wrong.
  let problem: @Sendable (String, String) async throws -> String?
  /// Sends this e-mail and this password, and says what to show afterwards.
  let submit: @Sendable (String, String) async throws -> String
}
