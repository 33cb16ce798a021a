/// What the checks want to see.
///
/// Nobody uses it.
enum LoadState {
  case idle
  case loading(progress: Double)
  case loaded([String])
  case failed(message: String)
}
