import Foundation
import MiniHTTP
import MiniStore
import MiniUI
private struct P: Decodable { let id: Int, name: String }
@MainActor
func makeLiveUserScreen(table: TableView, alert: Alert) async throws -> ViewController {
  let session = HTTPSession.shared
  let context = ManagedContext.shared
  return UserViewController(
    table: table, alert: alert,
    fetch: {
      let data = try await session.data(for: URL("https://api.example.com/users"))
      return try JSONDecoder().decode([P].self, from: data).map { User(id: $0.id, name: $0.name) }
    },
    save: { users in
      users.forEach { context.insert("User", ["id": String($0.id), "name": $0.name]) }
      try context.save()
    })
}
@MainActor
func makeUserScreen(
  table: TableView, alert: Alert,
  fetch: @escaping @Sendable () throws -> [User],
  save: @escaping @Sendable ([User]) throws -> Void
) async throws -> ViewController {
  UserViewController(table: table, alert: alert, fetch: fetch, save: save)
}
