import MiniUI

/// The screen as the app shows it, on the real session and the real store.
@MainActor
func makeLiveUserScreen(table: TableView, alert: Alert) async throws -> ViewController {
  UserViewController(table: table, alert: alert, manager: UserManager())
}

/// The screen on any source of users and any place to keep them.
///
/// `fetch` and `save` promise more than a screen needs: they answer at once, on any thread. So they
/// fit behind a completion handler, an `async` method, an actor or a plain closure: your choice.
@MainActor
func makeUserScreen(
  table: TableView,
  alert: Alert,
  fetch: @escaping @Sendable () throws -> [User],
  save: @escaping @Sendable ([User]) throws -> Void
) async throws -> ViewController {
  UserViewController(
    table: table, alert: alert, manager: ClosureManager(fetch: fetch, save: save))
}

private struct ClosureManager: UserManaging {
  let fetch: @Sendable () throws -> [User]
  let save: @Sendable ([User]) throws -> Void

  func fetchUsers() async throws -> [User] { try fetch() }
  func saveUsers(_ users: [User]) throws { try save(users) }
}
