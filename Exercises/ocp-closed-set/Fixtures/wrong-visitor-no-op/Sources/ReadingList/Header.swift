final class TitleVisitor: StateVisitor {
  private(set) var title = ""

  func visitIdle() {
    title = "Nothing loaded yet"
  }

  func visitLoading(progress: Double) {
    title = "Loading, \(Int((progress * 100).rounded())) %"
  }

  func visitLoaded(titles: [String]) {
    title = "On your list: \(titles.joined(separator: ", "))"
  }
}

final class SpinnerVisitor: StateVisitor {
  private(set) var showsSpinner = false

  func visitLoading(progress: Double) {
    showsSpinner = true
  }
}
