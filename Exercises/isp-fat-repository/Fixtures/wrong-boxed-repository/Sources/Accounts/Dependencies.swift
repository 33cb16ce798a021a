/// What the clients of this app depend on.
struct Dependencies: Sendable {
  let repository: any UserRepository
}
