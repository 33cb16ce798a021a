func makeState(_ sample: StateSample) async throws -> LoadState {
  switch sample {
  case .notAsked: .idle
  case .underWay(let fraction): .loading(progress: fraction)
  case .arrived(let titles): .loaded(titles)
  case .gaveUp(let reason): .failed(message: reason)
  }
}

func describe(_ state: LoadState) async throws -> (title: String, spinner: Bool) {
  header(of: state)
}

private func header(of content: some HeaderContent) -> (title: String, spinner: Bool) {
  (content.title, content.showsSpinner)
}
