import MiniUI

/// Shows the list of users.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let service: any UserService
  private let store: any UserStore

  init(table: TableView, alert: Alert, service: any UserService, store: any UserStore) {
    self.table = table
    self.alert = alert
    self.service = service
    self.store = store
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async {
    do {
      let users = try await service.users()
      table.rows = users.map(\.name).sorted()
      table.reloadData()
      await keep(users)
    } catch {
      alert.show("The users could not be loaded.")
    }
  }

  private func keep(_ users: [User]) async {
    do {
      try await store.keep(users)
    } catch {
      alert.show("The users could not be saved.")
    }
  }
}
