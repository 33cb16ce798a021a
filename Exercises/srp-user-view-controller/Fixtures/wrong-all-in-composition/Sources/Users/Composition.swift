import Foundation
import MiniHTTP
import MiniStore
import MiniUI

/// The screen as the app shows it, on the real session and the real store.
@MainActor
func makeLiveUserScreen(table: TableView, alert: Alert) async throws -> ViewController {
  UserViewController(table: table, alert: alert) { screen in
    do {
      let data = try await HTTPSession.shared.data(for: URL("https://api.example.com/users"))
      let users = try JSONDecoder().decode([UserPayload].self, from: data)
        .map { User(id: $0.id, name: $0.name) }
      screen.show(names: users.map(\.name).sorted())
      do {
        for user in users {
          ManagedContext.shared.insert("User", ["id": String(user.id), "name": user.name])
        }
        try ManagedContext.shared.save()
      } catch {
        screen.show(problem: "The users could not be saved.")
      }
    } catch {
      screen.show(problem: "The users could not be loaded.")
    }
  }
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
  UserViewController(table: table, alert: alert) { screen in
    do {
      let users = try fetch()
      screen.show(names: users.map(\.name).sorted())
      do {
        try save(users)
      } catch {
        screen.show(problem: "The users could not be saved.")
      }
    } catch {
      screen.show(problem: "The users could not be loaded.")
    }
  }
}

private struct UserPayload: Decodable {
  let id: Int
  let name: String
}
