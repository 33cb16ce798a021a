import MiniUI

/// Shows what its presenter decides.
final class UserViewController: ViewController, UserListView {
  private let table: TableView
  private let alert: Alert
  private let presenter: UserPresenter

  init(table: TableView, alert: Alert, presenter: UserPresenter) {
    self.table = table
    self.alert = alert
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewIsReady()
  }

  func show(names: [String]) {
    table.rows = names
    table.reloadData()
  }

  func show(problem: String) {
    alert.show(problem)
  }
}
