import MiniHTTP
import MiniStore
import MiniUI

/// The screen as the app shows it, on the real session and the real store.
@MainActor
func makeLiveUserScreen(table: TableView, alert: Alert) async throws -> ViewController {
  let source = StoringUsers(
    base: RemoteUsers(session: .shared),
    save: ManagedUsers(context: .shared).save,
    report: { _ in await alert.show("The users could not be saved.") }
  )
  return UserViewController(table: table, alert: alert, source: source)
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
  let source = StoringUsers(
    base: GivenUsers(fetch: fetch),
    save: save,
    report: { _ in await alert.show("The users could not be saved.") }
  )
  return UserViewController(table: table, alert: alert, source: source)
}

private struct GivenUsers: UserSource {
  let fetch: @Sendable () throws -> [User]

  func users() async throws -> [User] { try fetch() }
}
