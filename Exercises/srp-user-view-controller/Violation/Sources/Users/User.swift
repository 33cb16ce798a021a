/// A person who has an account.
struct User: Equatable, Sendable {
  let id: Int
  let name: String
}
