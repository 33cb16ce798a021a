/// The services of the app, for whoever needs one.
@MainActor
enum Services {
  static var users: (any UserServiceProtocol)?
  static var storage: (any UserStorage)?
}
