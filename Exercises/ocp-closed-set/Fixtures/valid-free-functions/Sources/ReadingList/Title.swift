func title(for state: LoadState) -> String {
  switch state {
  case .idle:
    return "Nothing loaded yet"
  case .loading(let progress):
    let percent = Int((progress * 100).rounded())
    return "Loading, \(percent) %"
  case .loaded(let titles):
    return "On your list: " + titles.joined(separator: ", ")
  case .failed(let message):
    return "Sorry: \(message)"
  }
}
