import MiniHTTP
import MiniStore
import MiniUI
@MainActor
func makeLiveUserScreen(table: TableView, alert: Alert) async throws -> ViewController {
  let gateway = Gateway(session: .shared)
  let vault = Vault(context: .shared)
  let load = LoadUsers(fetch: { try await gateway.users() }, save: { try vault.keep($0) })
  return UserViewController(table: table, alert: alert, events: load.callAsFunction)
}
@MainActor
func makeUserScreen(
  table: TableView, alert: Alert,
  fetch: @escaping @Sendable () throws -> [User],
  save: @escaping @Sendable ([User]) throws -> Void
) async throws -> ViewController {
  let load = LoadUsers(fetch: fetch, save: save)
  return UserViewController(table: table, alert: alert, events: load.callAsFunction)
}
