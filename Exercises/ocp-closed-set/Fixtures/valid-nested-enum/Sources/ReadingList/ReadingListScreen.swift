struct ReadingListScreen {
  let state: State

  enum State: Equatable {
    case idle
    case loading(progress: Double)
    case loaded([String])
    case failed(message: String)
  }
}

/// The name that the rest of the app uses.
typealias LoadState = ReadingListScreen.State
