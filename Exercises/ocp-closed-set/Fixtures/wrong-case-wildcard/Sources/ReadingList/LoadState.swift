/// What the reading list is doing right now.
///
/// Closed on purpose. A fifth case is a decision for every operation, and the compiler lists them.
enum LoadState {
  case idle
  /// `progress` lies between 0 and 1.
  case loading(progress: Double)
  case loaded([String])
  case failed(message: String)
}
