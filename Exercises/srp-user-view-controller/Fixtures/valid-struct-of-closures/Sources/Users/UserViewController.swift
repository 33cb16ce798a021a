import MiniUI

/// Shows the list of users.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let client: UserClient

  init(table: TableView, alert: Alert, client: UserClient) {
    self.table = table
    self.alert = alert
    self.client = client
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async {
    do {
      let users = try await client.fetch()
      table.rows = users.map(\.name).sorted()
      table.reloadData()
      await keep(users)
    } catch {
      alert.show("The users could not be loaded.")
    }
  }

  private func keep(_ users: [User]) async {
    do {
      try await client.save(users)
    } catch {
      alert.show("The users could not be saved.")
    }
  }
}
