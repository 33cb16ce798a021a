func makeState(_ sample: StateSample) async throws -> LoadState {
  sample
}

func describe(_ state: LoadState) async throws -> (title: String, spinner: Bool) {
  (state.title, state.showsSpinner)
}
