import Observation

/// What a view would observe.
@MainActor
@Observable
final class HeaderModel {
  private(set) var title = ""
  private(set) var showsSpinner = false

  func show(_ state: LoadState) {
    switch state {
    case .idle:
      (title, showsSpinner) = ("Nothing loaded yet", false)
    case .loading(let progress):
      (title, showsSpinner) = ("Loading, \(Int((progress * 100).rounded())) %", true)
    case .loaded(let titles):
      (title, showsSpinner) = ("On your list: \(titles.joined(separator: ", "))", false)
    case .failed(let message):
      (title, showsSpinner) = ("Not loaded: \(message)", false)
    }
  }
}
