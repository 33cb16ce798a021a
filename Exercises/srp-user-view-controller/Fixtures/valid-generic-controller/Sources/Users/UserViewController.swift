import MiniUI

/// Shows the list of users; the compiler knows which service and which store it works with.
final class UserViewController<Service: UserService, Store: UserStore>: ViewController {
  private let table: TableView
  private let alert: Alert
  private let service: Service
  private let store: Store

  init(table: TableView, alert: Alert, service: Service, store: Store) {
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
