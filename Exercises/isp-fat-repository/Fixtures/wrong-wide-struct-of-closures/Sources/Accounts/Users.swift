import LessonKit

/// Everything that the app can do with users, without a protocol.
struct Users: Sendable {
  var user: @Sendable (Int) throws -> User = { _ in throw NotPossibleYet("not given") }
  var allUsers: @Sendable () throws -> [User] = { throw NotPossibleYet("not given") }
  var login: @Sendable (String, String) throws -> User = { _, _ in
    throw NotPossibleYet("not given")
  }
  var logout: @Sendable () -> Void = {}
  var currentUser: @Sendable () throws -> User? = { throw NotPossibleYet("not given") }
  var rename: @Sendable (Int, String) throws -> Void = { _, _ in
    throw NotPossibleYet("not given")
  }
  var ban: @Sendable (Int) throws -> Void = { _ in throw NotPossibleYet("not given") }
  var delete: @Sendable (Int) throws -> Void = { _ in throw NotPossibleYet("not given") }
  var export: @Sendable () throws -> String = { throw NotPossibleYet("not given") }
}
