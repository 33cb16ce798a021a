import MiniUI

/// Shows the list of users.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let service: any UserService
  private let archive: UserArchive

  init(table: TableView, alert: Alert, service: any UserService, archive: UserArchive) {
    self.table = table
    self.alert = alert
    self.service = service
    self.archive = archive
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
      try await archive.keep(users)
    } catch {
      alert.show("The users could not be saved.")
    }
  }
}
