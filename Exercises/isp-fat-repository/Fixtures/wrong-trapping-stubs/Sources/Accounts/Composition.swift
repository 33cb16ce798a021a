// The composition root: the one place that chooses the parts and connects them.

/// The four clients as the app puts them together, on the real server.
func makeLiveApp(server: UserServer) async throws -> AppHandle {
  let repository = RemoteUserRepository(server: server)
  return AppHandle(
    profile: handle(for: ProfileScreen(repository: repository)),
    login: handle(for: LoginScreen(repository: repository)),
    admin: handle(for: AdminScreen(repository: repository)),
    export: ExportService(repository: repository).table
  )
}

/// A profile screen that is given what it uses, and nothing else.
///
/// The closures promise more than a client needs: they answer at once, from any thread. So they fit
/// behind a protocol, an `async` method, an actor or a stored closure: your choice.
func makeProfile(
  load: @escaping @Sendable (Int) throws -> User,
  rename: @escaping @Sendable (Int, String) throws -> Void
) async throws -> ProfileHandle {
  handle(for: ProfileScreen(repository: RepositoryClosures(load: load, change: rename)))
}

/// A login screen that is given what it uses, and nothing else.
func makeLogin(
  login: @escaping @Sendable (String, String) throws -> User,
  logout: @escaping @Sendable () -> Void,
  currentUser: @escaping @Sendable () throws -> User?
) async throws -> LoginHandle {
  let repository = RepositoryClosures(begin: login, end: logout, current: currentUser)
  return handle(for: LoginScreen(repository: repository))
}

/// An admin screen that is given what it uses, and nothing else.
func makeAdmin(
  all: @escaping @Sendable () throws -> [User],
  ban: @escaping @Sendable (Int) throws -> Void,
  delete: @escaping @Sendable (Int) throws -> Void
) async throws -> AdminHandle {
  let repository = RepositoryClosures(list: all, exclude: ban, remove: delete)
  return handle(for: AdminScreen(repository: repository))
}

/// An export service that is given what it uses, and nothing else.
func makeExport(
  all: @escaping @Sendable () throws -> [User]
) async throws -> ExportHandle {
  ExportService(repository: RepositoryClosures(list: all)).table
}

private func handle(for screen: ProfileScreen) -> ProfileHandle {
  ProfileHandle(title: screen.title(for:), rename: screen.rename(_:to:))
}

private func handle(for screen: LoginScreen) -> LoginHandle {
  LoginHandle(
    signIn: screen.signIn(name:password:), signOut: screen.signOut, status: screen.status)
}

private func handle(for screen: AdminScreen) -> AdminHandle {
  AdminHandle(rows: screen.rows, ban: screen.ban(_:), delete: screen.delete(_:))
}

/// The whole repository, played by closures; what was not given stops the program.
private struct RepositoryClosures: UserRepository {
  var load: @Sendable (Int) throws -> User = { _ in fatalError("not given") }
  var change: @Sendable (Int, String) throws -> Void = { _, _ in fatalError("not given") }
  var begin: @Sendable (String, String) throws -> User = { _, _ in fatalError("not given") }
  var end: @Sendable () -> Void = { fatalError("not given") }
  var current: @Sendable () throws -> User? = { fatalError("not given") }
  var list: @Sendable () throws -> [User] = { fatalError("not given") }
  var exclude: @Sendable (Int) throws -> Void = { _ in fatalError("not given") }
  var remove: @Sendable (Int) throws -> Void = { _ in fatalError("not given") }

  func user(id: Int) throws -> User { try load(id) }
  func rename(id: Int, to name: String) throws { try change(id, name) }
  func login(name: String, password: String) throws -> User { try begin(name, password) }
  func logout() { end() }
  func currentUser() throws -> User? { try current() }
  func allUsers() throws -> [User] { try list() }
  func ban(id: Int) throws { try exclude(id) }
  func delete(id: Int) throws { try remove(id) }
  func export() throws -> String { try list().map(\.label).joined(separator: "\n") }
}
