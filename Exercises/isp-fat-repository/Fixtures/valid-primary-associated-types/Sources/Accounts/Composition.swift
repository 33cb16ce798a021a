// The composition root: the one place that chooses the parts and connects them.

/// The four clients as the app puts them together, on the real server.
func makeLiveApp(server: UserServer) async throws -> AppHandle {
  let repository = RemoteUserRepository(server: server)
  let names = UserNames { try repository.rename(id: $0, to: $1) }
  let exclusions = Exclusions(
    ban: { try repository.ban(id: $0) }, delete: { try repository.delete(id: $0) })
  return AppHandle(
    profile: handle(for: ProfileScreen(users: repository, names: names)),
    login: handle(for: LoginScreen(session: repository)),
    admin: handle(for: AdminScreen(users: repository, exclusions: exclusions)),
    export: ExportService(users: repository).table
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
  handle(for: ProfileScreen(users: LoadClosure(read: load), names: UserNames(write: rename)))
}

/// A login screen that is given what it uses, and nothing else.
func makeLogin(
  login: @escaping @Sendable (String, String) throws -> User,
  logout: @escaping @Sendable () -> Void,
  currentUser: @escaping @Sendable () throws -> User?
) async throws -> LoginHandle {
  handle(for: LoginScreen(session: SessionClosures(begin: login, end: logout, user: currentUser)))
}

/// An admin screen that is given what it uses, and nothing else.
func makeAdmin(
  all: @escaping @Sendable () throws -> [User],
  ban: @escaping @Sendable (Int) throws -> Void,
  delete: @escaping @Sendable (Int) throws -> Void
) async throws -> AdminHandle {
  let exclusions = Exclusions(ban: ban, delete: delete)
  return handle(for: AdminScreen(users: ListClosure(read: all), exclusions: exclusions))
}

/// An export service that is given what it uses, and nothing else.
func makeExport(
  all: @escaping @Sendable () throws -> [User]
) async throws -> ExportHandle {
  ExportService(users: ListClosure(read: all)).table
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

private struct LoadClosure: Loading {
  let read: @Sendable (Int) throws -> User

  func load(id: Int) throws -> User { try read(id) }
}

private struct ListClosure: Listing {
  let read: @Sendable () throws -> [User]

  func all() throws -> [User] { try read() }
}

private struct SessionClosures: Session {
  let begin: @Sendable (String, String) throws -> User
  let end: @Sendable () -> Void
  let user: @Sendable () throws -> User?

  func open(with key: Credentials) throws -> User { try begin(key.name, key.password) }
  func close() { end() }
  func current() throws -> User? { try user() }
}
