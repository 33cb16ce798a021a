// What the header above the list shows.

func title(for state: any LoadState) -> String {
  if state is Idle {
    return "Nothing loaded yet"
  }
  if let loading = state as? Loading {
    return "Loading, \(Int((loading.progress * 100).rounded())) %"
  }
  if let loaded = state as? Loaded {
    return "On your list: \(loaded.titles.joined(separator: ", "))"
  }
  return ""
}

func showsSpinner(for state: any LoadState) -> Bool {
  state is Loading
}
