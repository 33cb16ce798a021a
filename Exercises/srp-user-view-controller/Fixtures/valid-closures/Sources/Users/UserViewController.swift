import MiniUI

/// Shows the list of users.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let fetch: @Sendable () async throws -> [User]
  private let save: @Sendable ([User]) async throws -> Void

  init(
    table: TableView,
    alert: Alert,
    fetch: @escaping @Sendable () async throws -> [User],
    save: @escaping @Sendable ([User]) async throws -> Void
  ) {
    self.table = table
    self.alert = alert
    self.fetch = fetch
    self.save = save
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async {
    do {
      let users = try await fetch()
      table.rows = users.map(\.name).sorted()
      table.reloadData()
      await keep(users)
    } catch {
      alert.show("The users could not be loaded.")
    }
  }

  private func keep(_ users: [User]) async {
    do {
      try await save(users)
    } catch {
      alert.show("The users could not be saved.")
    }
  }
}
