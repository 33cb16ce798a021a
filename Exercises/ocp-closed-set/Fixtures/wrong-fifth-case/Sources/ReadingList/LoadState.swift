enum LoadState {
  case idle
  case loading(progress: Double)
  case loaded([String])
  case failed(message: String)
  /// One never knows.
  case unknown
}
