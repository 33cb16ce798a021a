func makeState(_ sample: StateSample) async throws -> ScreenState {
  switch sample {
  case .notAsked: ScreenState()
  case .underWay(let fraction): ScreenState(progress: fraction)
  case .arrived(let titles): ScreenState(titles: titles)
  case .gaveUp(let reason): ScreenState(message: reason)
  }
}

func describe(_ state: ScreenState) async throws -> (title: String, spinner: Bool) {
  (state.title, state.showsSpinner)
}
