import MiniUI

/// A list of names and a place for problems.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let didLoad: @MainActor (UserViewController) async -> Void

  init(
    table: TableView,
    alert: Alert,
    didLoad: @escaping @MainActor (UserViewController) async -> Void
  ) {
    self.table = table
    self.alert = alert
    self.didLoad = didLoad
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await didLoad(self) }
  }

  func show(names: [String]) {
    table.rows = names
    table.reloadData()
  }

  func show(problem: String) {
    alert.show(problem)
  }
}
