import MiniUI
import Observation

/// Draws its model, again after each change.
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let model: UserListModel
  private var shownProblem: String?

  init(table: TableView, alert: Alert, model: UserListModel) {
    self.table = table
    self.alert = alert
    self.model = model
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    draw()
    Task { await model.load() }
  }

  private func draw() {
    withObservationTracking {
      table.rows = model.names
      table.reloadData()
      show(model.problem)
    } onChange: {
      Task { @MainActor [weak self] in self?.draw() }
    }
  }

  private func show(_ problem: String?) {
    guard let problem, problem != shownProblem else { return }
    shownProblem = problem
    alert.show(problem)
  }
}
