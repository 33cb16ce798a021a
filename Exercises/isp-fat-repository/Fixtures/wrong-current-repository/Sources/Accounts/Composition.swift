// The composition root: the one place that chooses the parts and connects them.

/// The four clients as the app puts them together, on the real server.
func makeLiveApp(server: UserServer) async throws -> AppHandle {
  CurrentRepository.use(RemoteUserRepository(server: server))
  return AppHandle(
    profile: handle(for: ProfileScreen()),
    login: handle(for: LoginScreen()),
    admin: handle(for: AdminScreen()),
    export: ExportService().table
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
  CurrentRepository.use(RepositoryClosures(load: load, change: rename))
  return handle(for: ProfileScreen())
}

/// A login screen that is given what it uses, and nothing else.
func makeLogin(
  login: @escaping @Sendable (String, String) throws -> User,
  logout: @escaping @Sendable () -> Void,
  currentUser: @escaping @Sendable () throws -> User?
) async throws -> LoginHandle {
  CurrentRepository.use(RepositoryClosures(begin: login, end: logout, current: currentUser))
  return handle(for: LoginScreen())
}

/// An admin screen that is given what it uses, and nothing else.
func makeAdmin(
  all: @escaping @Sendable () throws -> [User],
  ban: @escaping @Sendable (Int) throws -> Void,
  delete: @escaping @Sendable (Int) throws -> Void
) async throws -> AdminHandle {
  CurrentRepository.use(RepositoryClosures(list: all, exclude: ban, remove: delete))
  return handle(for: AdminScreen())
}

/// An export service that is given what it uses, and nothing else.
func makeExport(
  all: @escaping @Sendable () throws -> [User]
) async throws -> ExportHandle {
  CurrentRepository.use(RepositoryClosures(list: all))
  return ExportService().table
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
