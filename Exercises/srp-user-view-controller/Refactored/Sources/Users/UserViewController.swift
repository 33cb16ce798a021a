import MiniUI

/// Shows the list of users: changes when the design changes.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let loader: UserLoader

  init(table: TableView, alert: Alert, loader: UserLoader) {
    self.table = table
    self.alert = alert
    self.loader = loader
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await showUsers() }
  }

  private func showUsers() async {
    do {
      let loaded = try await loader.load()
      table.rows = loaded.users.map(\.name).sorted()
      table.reloadData()
      if !loaded.areSaved {
        alert.show("The users could not be saved.")
      }
    } catch {
      alert.show("The users could not be loaded.")
    }
  }
}
