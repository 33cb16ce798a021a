@testable import ReadingList

// The next request: the state is read aloud to those who cannot see the spinner. It is written in a
// file of its own, by someone who does not open yours.

func announcement(for state: LoadState) -> String? {
  switch state {
  case .idle: nil
  case .loading: "The list is loading."
  case .loaded(let titles): "The list is here, with \(titles.count) titles."
  case .failed(let message): "The list could not be loaded: \(message)"
  }
}
