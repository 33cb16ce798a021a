// The composition root: the one place that chooses the parts and connects them.

/// One object plays every role. Each client sees only its own.
extension RemoteUserRepository: ProfileEditing, UserListing, UserModeration {}

/// The four clients as the app puts them together, on the real server.
func makeLiveApp(server: UserServer) async throws -> AppHandle {
  let repository = RemoteUserRepository(server: server)
  return AppHandle(
    profile: handle(for: ProfileScreen(profiles: repository)),
    login: handle(
      for: loginScreen(
        login: { try repository.login(name: $0, password: $1) },
        logout: { repository.logout() },
        currentUser: { try repository.currentUser() })),
    admin: handle(for: AdminScreen(users: repository)),
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
  handle(for: ProfileScreen(profiles: ProfileClosures(load: load, change: rename)))
}

/// A login screen that is given what it uses, and nothing else.
func makeLogin(
  login: @escaping @Sendable (String, String) throws -> User,
  logout: @escaping @Sendable () -> Void,
  currentUser: @escaping @Sendable () throws -> User?
) async throws -> LoginHandle {
  handle(for: loginScreen(login: login, logout: logout, currentUser: currentUser))
}

/// An admin screen that is given what it uses, and nothing else.
func makeAdmin(
  all: @escaping @Sendable () throws -> [User],
  ban: @escaping @Sendable (Int) throws -> Void,
  delete: @escaping @Sendable (Int) throws -> Void
) async throws -> AdminHandle {
  handle(for: AdminScreen(users: UserClosures(list: all, exclude: ban, remove: delete)))
}

/// An export service that is given what it uses, and nothing else.
func makeExport(
  all: @escaping @Sendable () throws -> [User]
) async throws -> ExportHandle {
  ExportService(users: ListClosure(list: all)).table
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

private func loginScreen(
  login: @escaping (String, String) throws -> User,
  logout: @escaping () -> Void,
  currentUser: @escaping () throws -> User?
) -> LoginScreen {
  LoginScreen(
    login: { "Hello, \(try login($0, $1).name)" },
    logout: logout,
    status: { try currentUser().map { "Signed in as \($0.name)" } ?? "Signed out" }
  )
}

// MARK: The roles, played by plain closures

private struct ProfileClosures: ProfileEditing {
  let load: @Sendable (Int) throws -> User
  let change: @Sendable (Int, String) throws -> Void

  func user(id: Int) throws -> User { try load(id) }
  func rename(id: Int, to name: String) throws { try change(id, name) }
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
