import Synchronization

/// A piece of the form; what it does depends on its role.
final class Piece<Role>: Sendable {
  let input = Mutex((email: "", password: ""))
}
