/// What a list asks about its rows: stands for UIKit's `UITableViewDataSource`.
///
/// Rows are counted from 0. On a device the height and the tap are questions for
/// `UITableViewDelegate`; here one protocol asks all four.
@MainActor
public protocol TableViewDataSource {
  var numberOfRows: Int { get }
  /// The text of the row.
  func cell(at row: Int) -> String
  /// The height of the row, in points.
  func height(at row: Int) -> Int
  /// Called when the user taps the row.
  func didSelect(at row: Int)
}
