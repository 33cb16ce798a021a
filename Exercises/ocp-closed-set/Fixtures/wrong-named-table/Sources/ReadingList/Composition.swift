func makeState(_ sample: StateSample) async throws -> LoadState {
  switch sample {
  case .notAsked:
    LoadState(name: "idle")
  case .underWay(let fraction):
    LoadState(name: "loading", detail: "\(Int((fraction * 100).rounded()))")
  case .arrived(let titles):
    LoadState(name: "loaded", detail: titles.joined(separator: ", "))
  case .gaveUp(let reason):
    LoadState(name: "failed", detail: reason)
  }
}

func describe(_ state: LoadState) async throws -> (title: String, spinner: Bool) {
  (state.title, state.showsSpinner)
}
