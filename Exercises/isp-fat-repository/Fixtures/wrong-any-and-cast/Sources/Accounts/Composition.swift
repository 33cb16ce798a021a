// The composition root: the one place that chooses the parts and connects them.

/// One object plays every role. Each client sees only its own.
extension RemoteUserRepository: ProfileEditing, UserSession, UserListing, UserModeration {}

/// The four clients as the app puts them together, on the real server.
func makeLiveApp(server: UserServer) async throws -> AppHandle {
  let repository = RemoteUserRepository(server: server)
  return AppHandle(
    profile: handle(for: ProfileScreen(repository)),
    login: handle(for: LoginScreen(repository)),
    admin: handle(for: AdminScreen(repository)),
    export: ExportService(repository).table
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
  handle(for: ProfileScreen(ProfileClosures(load: load, change: rename)))
}

/// A login screen that is given what it uses, and nothing else.
func makeLogin(
  login: @escaping @Sendable (String, String) throws -> User,
  logout: @escaping @Sendable () -> Void,
  currentUser: @escaping @Sendable () throws -> User?
) async throws -> LoginHandle {
  let session = SessionClosures(begin: login, end: logout, current: currentUser)
  return handle(for: LoginScreen(session))
}

/// An admin screen that is given what it uses, and nothing else.
func makeAdmin(
  all: @escaping @Sendable () throws -> [User],
  ban: @escaping @Sendable (Int) throws -> Void,
  delete: @escaping @Sendable (Int) throws -> Void
) async throws -> AdminHandle {
  handle(for: AdminScreen(UserClosures(list: all, exclude: ban, remove: delete)))
}

/// An export service that is given what it uses, and nothing else.
func makeExport(
  all: @escaping @Sendable () throws -> [User]
) async throws -> ExportHandle {
  ExportService(ListClosure(list: all)).table
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

// MARK: The roles, played by plain closures

private struct ProfileClosures: ProfileEditing {
  let load: @Sendable (Int) throws -> User
  let change: @Sendable (Int, String) throws -> Void

  func user(id: Int) throws -> User { try load(id) }
  func rename(id: Int, to name: String) throws { try change(id, name) }
}

private struct SessionClosures: UserSession {
  let begin: @Sendable (String, String) throws -> User
  let end: @Sendable () -> Void
  let current: @Sendable () throws -> User?

  func login(name: String, password: String) throws -> User { try begin(name, password) }
  func logout() { end() }
  func currentUser() throws -> User? { try current() }
}

private struct UserClosures: UserListing, UserModeration {
  let list: @Sendable () throws -> [User]
  let exclude: @Sendable (Int) throws -> Void
  let remove: @Sendable (Int) throws -> Void

  func allUsers() throws -> [User] { try list() }
  func ban(id: Int) throws { try exclude(id) }
  func delete(id: Int) throws { try remove(id) }
}

private struct ListClosure: UserListing {
  let list: @Sendable () throws -> [User]

  func allUsers() throws -> [User] { try list() }
}
