enum LoadState {
  case idle
  case loading(progress: Double)
  case loaded([String])
  case failed(message: String)

  /// One answer for each case; no parameter has a default, so none can be left out.
  func fold<Answer>(
    idle: Answer,
    loading: (Double) -> Answer,
    loaded: ([String]) -> Answer,
    failed: (String) -> Answer
  ) -> Answer {
    switch self {
    case .idle: idle
    case .loading(let progress): loading(progress)
    case .loaded(let titles): loaded(titles)
    case .failed(let message): failed(message)
    }
  }
}
