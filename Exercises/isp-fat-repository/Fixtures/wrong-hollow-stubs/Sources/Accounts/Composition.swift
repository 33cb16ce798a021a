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
  handle(for: ProfileScreen(repository: ProfileRepository(load: load, change: rename)))
}

/// A login screen that is given what it uses, and nothing else.
func makeLogin(
  login: @escaping @Sendable (String, String) throws -> User,
  logout: @escaping @Sendable () -> Void,
  currentUser: @escaping @Sendable () throws -> User?
) async throws -> LoginHandle {
  let repository = LoginRepository(begin: login, end: logout, current: currentUser)
  return handle(for: LoginScreen(repository: repository))
}

/// An admin screen that is given what it uses, and nothing else.
func makeAdmin(
  all: @escaping @Sendable () throws -> [User],
  ban: @escaping @Sendable (Int) throws -> Void,
  delete: @escaping @Sendable (Int) throws -> Void
) async throws -> AdminHandle {
  let repository = ListRepository(list: all, exclude: ban, remove: delete)
  return handle(for: AdminScreen(repository: repository))
}

/// An export service that is given what it uses, and nothing else.
func makeExport(
  all: @escaping @Sendable () throws -> [User]
) async throws -> ExportHandle {
  let repository = ListRepository(list: all, exclude: { _ in }, remove: { _ in })
  return ExportService(repository: repository).table
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

private final class ProfileRepository: EmptyUserRepository, @unchecked Sendable {
  private let load: @Sendable (Int) throws -> User
  private let change: @Sendable (Int, String) throws -> Void

  init(
    load: @escaping @Sendable (Int) throws -> User,
    change: @escaping @Sendable (Int, String) throws -> Void
  ) {
    self.load = load
    self.change = change
  }

  override func user(id: Int) throws -> User { try load(id) }
  override func rename(id: Int, to name: String) throws { try change(id, name) }
}

private final class LoginRepository: EmptyUserRepository, @unchecked Sendable {
  private let begin: @Sendable (String, String) throws -> User
  private let end: @Sendable () -> Void
  private let current: @Sendable () throws -> User?

  init(
    begin: @escaping @Sendable (String, String) throws -> User,
    end: @escaping @Sendable () -> Void,
    current: @escaping @Sendable () throws -> User?
  ) {
    self.begin = begin
    self.end = end
    self.current = current
  }

  override func login(name: String, password: String) throws -> User { try begin(name, password) }
  override func logout() { end() }
  override func currentUser() throws -> User? { try current() }
}

private final class ListRepository: EmptyUserRepository, @unchecked Sendable {
  private let list: @Sendable () throws -> [User]
  private let exclude: @Sendable (Int) throws -> Void
  private let remove: @Sendable (Int) throws -> Void

  init(
    list: @escaping @Sendable () throws -> [User],
    exclude: @escaping @Sendable (Int) throws -> Void,
    remove: @escaping @Sendable (Int) throws -> Void
  ) {
    self.list = list
    self.exclude = exclude
    self.remove = remove
  }

  override func allUsers() throws -> [User] { try list() }
  override func ban(id: Int) throws { try exclude(id) }
  override func delete(id: Int) throws { try remove(id) }
}
