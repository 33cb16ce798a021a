import MiniUI

/// Shows the users of whatever source it is given.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let source: any UserSource

  init(table: TableView, alert: Alert, source: any UserSource) {
    self.table = table
    self.alert = alert
    self.source = source
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async {
    do {
      table.rows = try await source.users().map(\.name).sorted()
      table.reloadData()
    } catch {
      alert.show("The users could not be loaded.")
    }
  }
}
