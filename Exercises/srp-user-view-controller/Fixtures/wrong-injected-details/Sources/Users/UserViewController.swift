import Foundation
import MiniHTTP
import MiniStore
import MiniUI

/// The list of users.
final class UserViewController: ViewController {
  private struct UserPayload: Decodable {
    let id: Int
    let name: String
  }

  private let table: TableView
  private let alert: Alert
  private let session: HTTPSession
  private let context: ManagedContext
  private var users: [User] = []

  init(table: TableView, alert: Alert, session: HTTPSession, context: ManagedContext) {
    self.table = table
    self.alert = alert
    self.session = session
    self.context = context
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fetchUsers()
  }

  private func fetchUsers() {
    let url = URL("https://api.example.com/users")
    session.data(for: url) { [weak self] result in
      guard let self else { return }
      do {
        let payload = try JSONDecoder().decode([UserPayload].self, from: result.get())
        users =
          payload
          .map { User(id: $0.id, name: $0.name) }
          .sorted { $0.name < $1.name }
      } catch {
        alert.show("The users could not be loaded.")
        return
      }
      saveUsers()
      updateTable()
    }
  }

  private func saveUsers() {
    for user in users {
      context.insert("User", ["id": String(user.id), "name": user.name])
    }
    do {
      try context.save()
    } catch {
      alert.show("The users could not be saved.")
    }
  }

  private func updateTable() {
    table.rows = users.map(\.name)
    table.reloadData()
  }
}
