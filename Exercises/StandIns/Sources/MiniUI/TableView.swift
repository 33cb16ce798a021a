/// A list of text rows: stands for UIKit's `UITableView`.
///
/// Give it `rows`, or a `dataSource` to ask for them. As on a device, nothing changes on the screen
/// until `reloadData()`.
@MainActor
public final class TableView {
  public var rows: [String] = []
  public var dataSource: (any TableViewDataSource)?

  /// What the user sees: the rows as they were at the last `reloadData()`.
  public private(set) var visibleRows: [String] = []
  public private(set) var reloadCount = 0

  public init() {}

  public func reloadData() {
    if let dataSource {
      rows = (0..<dataSource.numberOfRows).map { dataSource.cell(at: $0) }
    }
    visibleRows = rows
    reloadCount += 1
  }
}
