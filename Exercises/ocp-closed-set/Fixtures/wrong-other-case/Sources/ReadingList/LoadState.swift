enum LoadState {
  case idle
  case loading(progress: Double)
  case loaded([String])
  case failed(message: String)
  /// For whatever the next release brings.
  case other(any ScreenState)
}

/// A state that another team brings along.
protocol ScreenState {
  var title: String { get }
  var showsSpinner: Bool { get }
}
