// The composition root: the one place that chooses the parts and connects them.

/// One object plays every role. Each client sees only its own.
extension RemoteUserRepository: ProfileEditing, UserSession, UserListing, UserModeration {}

/// The four clients as the app puts them together, on the real server.
func makeLiveApp(server: UserServer) async throws -> AppHandle {
  let repository = RemoteUserRepository(server: server)
  return AppHandle(
    profile: await handle(for: ProfileScreen(profiles: repository)),
    login: await handle(for: LoginScreen(session: repository)),
    admin: await handle(for: AdminScreen(users: repository)),
    export: await ExportService(users: repository).table
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
  await handle(for: ProfileScreen(profiles: ProfileClosures(load: load, change: rename)))
}

/// A login screen that is given what it uses, and nothing else.
func makeLogin(
  login: @escaping @Sendable (String, String) throws -> User,
  logout: @escaping @Sendable () -> Void,
  currentUser: @escaping @Sendable () throws -> User?
) async throws -> LoginHandle {
  let session = SessionClosures(begin: login, end: logout, current: currentUser)
  return await handle(for: LoginScreen(session: session))
}

/// An admin screen that is given what it uses, and nothing else.
func makeAdmin(
  all: @escaping @Sendable () throws -> [User],
  ban: @escaping @Sendable (Int) throws -> Void,
  delete: @escaping @Sendable (Int) throws -> Void
) async throws -> AdminHandle {
  await handle(for: AdminScreen(users: UserClosures(list: all, exclude: ban, remove: delete)))
}

/// An export service that is given what it uses, and nothing else.
func makeExport(
  all: @escaping @Sendable () throws -> [User]
) async throws -> ExportHandle {
  await ExportService(users: ListClosure(list: all)).table
}

private func handle(for screen: ProfileScreen) -> ProfileHandle {
  ProfileHandle(
    title: { try await screen.title(for: $0) },
    rename: { try await screen.rename($0, to: $1) }
  )
}

private func handle(for screen: LoginScreen) -> LoginHandle {
  LoginHandle(
    signIn: { try await screen.signIn(name: $0, password: $1) },
    signOut: { try await screen.signOut() },
    status: { try await screen.status() }
  )
}

private func handle(for screen: AdminScreen) -> AdminHandle {
  AdminHandle(
    rows: { try await screen.rows() },
    ban: { try await screen.ban($0) },
    delete: { try await screen.delete($0) }
  )
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
