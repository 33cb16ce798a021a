enum LoadState {
  case idle
  /// `progress` in percent, since this is what the header shows.
  case loading(progress: Int)
  case loaded([String])
  case failed(message: String)
}
