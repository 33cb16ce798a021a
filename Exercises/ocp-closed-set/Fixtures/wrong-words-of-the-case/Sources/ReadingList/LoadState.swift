/// What the reading list is doing right now.
enum LoadState {
  case idle
  case loading(progress: Double)
  case loaded([String])
  case failed(message: String)
}
