import MiniUI
/// All of transport and storage was moved into Composition.swift, the exempt file.
final class UserViewController: ViewController {
  let table: TableView, alert: Alert, fetch: () async throws -> [User],
    save: ([User]) async throws -> Void
  init(
    table: TableView, alert: Alert, fetch: @escaping () async throws -> [User],
    save: @escaping ([User]) async throws -> Void
  ) {
    self.table = table; self.alert = alert; self.fetch = fetch; self.save = save
  }
  override func viewDidLoad() {
    Task {
      do {
        let users = try await fetch()
        table.rows = users.map(\.name).sorted(); table.reloadData()
        do { try await save(users) } catch { alert.show("copy") }
      } catch { alert.show("load") }
    }
  }
}
