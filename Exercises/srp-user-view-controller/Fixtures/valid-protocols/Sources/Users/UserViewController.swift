import MiniUI

/// Shows the list of users, and keeps what was fetched.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let service: any UserServiceProtocol
  private let storage: any UserStorage

  init(
    table: TableView, alert: Alert, service: any UserServiceProtocol, storage: any UserStorage
  ) {
    self.table = table
    self.alert = alert
    self.service = service
    self.storage = storage
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    service.fetchUsers { [weak self] result in
      switch result {
      case .success(let users): self?.didFetch(users)
      case .failure: self?.alert.show("The users could not be loaded.")
      }
    }
  }

  private func didFetch(_ users: [User]) {
    table.rows = users.map(\.name).sorted()
    table.reloadData()
    do {
      try storage.saveUsers(users)
    } catch {
      alert.show("The users could not be saved.")
    }
  }
}
