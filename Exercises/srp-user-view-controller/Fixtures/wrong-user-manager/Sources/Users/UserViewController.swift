import MiniUI

/// Shows the list of users.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let manager: any UserManaging

  init(table: TableView, alert: Alert, manager: any UserManaging) {
    self.table = table
    self.alert = alert
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async {
    do {
      let users = try await manager.fetchUsers()
      table.rows = users.map(\.name).sorted()
      table.reloadData()
      keep(users)
    } catch {
      alert.show("The users could not be loaded.")
    }
  }

  private func keep(_ users: [User]) {
    do {
      try manager.saveUsers(users)
    } catch {
      alert.show("The users could not be saved.")
    }
  }
}
