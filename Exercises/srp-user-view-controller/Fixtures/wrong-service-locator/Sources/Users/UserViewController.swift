import MiniUI

/// Shows the list of users, with the services that are registered when it loads.
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
      let users = try await Services.users?.fetchUsers() ?? []
      table.rows = users.map(\.name).sorted()
      table.reloadData()
      await keep(users)
    } catch {
      alert.show("The users could not be loaded.")
    }
  }

  private func keep(_ users: [User]) async {
    do {
      try await Services.storage?.saveUsers(users)
    } catch {
      alert.show("The users could not be saved.")
    }
  }
}
