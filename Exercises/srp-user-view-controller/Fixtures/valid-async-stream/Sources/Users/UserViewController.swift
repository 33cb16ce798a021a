import MiniUI
/// Humble view + presenter; events come as an AsyncStream.
@MainActor protocol UserView: AnyObject {
  func show(names: [String]); func complain(_ text: String)
}
final class UserViewController: ViewController {
  private let table: TableView
  private let alert: Alert
  private let events: () -> AsyncStream<Event>
  enum Event: Sendable { case users([User]), noUsers, noCopy }
  init(table: TableView, alert: Alert, events: @escaping () -> AsyncStream<Event>) {
    self.table = table; self.alert = alert; self.events = events
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { for await event in events() { handle(event) } }
  }
}
extension UserViewController {
  private func handle(_ event: Event) {
    switch event {
    case .users(let users): show(names: users.map(\.name).sorted())
    case .noUsers: complain("No users")
    case .noCopy: complain("No copy")
    }
  }
}
extension UserViewController: UserView {
  func show(names: [String]) { table.rows = names; table.reloadData() }
  func complain(_ text: String) { alert.show(text) }
}
