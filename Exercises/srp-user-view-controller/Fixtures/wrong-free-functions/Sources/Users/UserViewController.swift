import MiniUI

/// Shows the list of users, and finds them by itself.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert

  init(table: TableView, alert: Alert) {
    self.table = table
    self.alert = alert
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async {
    do {
      let users = try await fetchUsers()
      table.rows = users.map(\.name).sorted()
      table.reloadData()
      keep(users)
    } catch {
      alert.show("The users could not be loaded.")
    }
  }

  private func keep(_ users: [User]) {
    do {
      try saveUsers(users)
    } catch {
      alert.show("The users could not be saved.")
    }
  }
}
