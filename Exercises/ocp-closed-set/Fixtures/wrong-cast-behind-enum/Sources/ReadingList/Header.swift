extension LoadState {
  var title: String {
    let state = screenState
    if let loading = state as? Loading {
      return "Loading, \(Int((loading.progress * 100).rounded())) %"
    }
    if let loaded = state as? Loaded {
      return "On your list: \(loaded.titles.joined(separator: ", "))"
    }
    if let failed = state as? Failed {
      return "Not loaded: \(failed.message)"
    }
    return "Nothing loaded yet"
  }

  var showsSpinner: Bool { screenState is Loading }
}
