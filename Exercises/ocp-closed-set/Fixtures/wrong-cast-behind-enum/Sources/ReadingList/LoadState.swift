enum LoadState {
  case idle
  case loading(progress: Double)
  case loaded([String])
  case failed(message: String)
}

/// The old types are still there, behind the new one.
protocol ScreenState {}

struct Idle: ScreenState {}

struct Loading: ScreenState {
  let progress: Double
}

struct Loaded: ScreenState {
  let titles: [String]
}

struct Failed: ScreenState {
  let message: String
}

extension LoadState {
  var screenState: any ScreenState {
    switch self {
    case .idle: Idle()
    case .loading(let progress): Loading(progress: progress)
    case .loaded(let titles): Loaded(titles: titles)
    case .failed(let message): Failed(message: message)
    }
  }
}
