// The border of your design. The checks call these two functions, one after the other, and nothing
// else of yours. Once `LoadState` is an enum, the word `any` goes.

/// The state that a report of the loader stands for.
func makeState(_ sample: StateSample) async throws -> any LoadState {
  switch sample {
  case .notAsked: Idle()
  case .underWay(let fraction): Loading(progress: fraction)
  case .arrived(let titles): Loaded(titles: titles)
  case .gaveUp(let reason): Failed(message: reason)
  }
}

/// What the header shows in a state.
func describe(_ state: any LoadState) async throws -> (title: String, spinner: Bool) {
  (title(for: state), showsSpinner(for: state))
}
