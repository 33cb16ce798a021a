func showsSpinner(for state: LoadState) -> Bool {
  switch state {
  case .idle, .loaded, .failed: false
  case .loading: true
  }
}
