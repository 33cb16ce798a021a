import MiniUI

/// Shows the list of users; downloading and storing stand in files of their own.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  let givenFetch: (@Sendable () throws -> [User])?
  let givenSave: (@Sendable ([User]) throws -> Void)?

  init(
    table: TableView,
    alert: Alert,
    fetch: (@Sendable () throws -> [User])? = nil,
    save: (@Sendable ([User]) throws -> Void)? = nil
  ) {
    self.table = table
    self.alert = alert
    givenFetch = fetch
    givenSave = save
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
