enum LoadState: Sendable {
  case idle
  case loading(progress: Double)
  case loaded([String])
  case failed(message: String)
}

/// One method for each case, and none of them has a default implementation.
protocol LoadStateVisitor {
  associatedtype Answer

  func idle() -> Answer
  func loading(progress: Double) -> Answer
  func loaded(titles: [String]) -> Answer
  func failed(message: String) -> Answer
}

extension LoadState {
  func accept<Visitor: LoadStateVisitor>(_ visitor: Visitor) -> Visitor.Answer {
    switch self {
    case .idle: visitor.idle()
    case .loading(let progress): visitor.loading(progress: progress)
    case .loaded(let titles): visitor.loaded(titles: titles)
    case .failed(let message): visitor.failed(message: message)
    }
  }
}
