// The composition root: the one place that chooses the parts and connects them.

/// The four clients as the app puts them together, on the real server.
func makeLiveApp(server: UserServer) async throws -> AppHandle {
  let repository = RemoteUserRepository(server: server)
  let provider: @Sendable () -> any UserRepository = { repository }
  return AppHandle(
    profile: handle(for: ProfileScreen(repository: provider)),
    login: handle(for: LoginScreen(repository: provider)),
    admin: handle(for: AdminScreen(repository: provider)),
    export: ExportService(repository: provider).table
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
  let repository = RepositoryClosures(load: load, change: rename)
  return handle(for: ProfileScreen { repository })
}

/// A login screen that is given what it uses, and nothing else.
func makeLogin(
  login: @escaping @Sendable (String, String) throws -> User,
  logout: @escaping @Sendable () -> Void,
  currentUser: @escaping @Sendable () throws -> User?
) async throws -> LoginHandle {
  let repository = RepositoryClosures(begin: login, end: logout, current: currentUser)
  return handle(for: LoginScreen { repository })
}

/// An admin screen that is given what it uses, and nothing else.
func makeAdmin(
  all: @escaping @Sendable () throws -> [User],
  ban: @escaping @Sendable (Int) throws -> Void,
  delete: @escaping @Sendable (Int) throws -> Void
) async throws -> AdminHandle {
  let repository = RepositoryClosures(list: all, exclude: ban, remove: delete)
  return handle(for: AdminScreen { repository })
}

/// An export service that is given what it uses, and nothing else.
func makeExport(
  all: @escaping @Sendable () throws -> [User]
) async throws -> ExportHandle {
  let repository = RepositoryClosures(list: all)
  return ExportService { repository }.table
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
