@testable import ReadingList

// The next request but one: previews that show the screen in every state.

func previews() -> [LoadState] {
  [
    .idle,
    .loading(progress: 0.25),
    .loaded(["Emma", "Persuasion"]),
    .failed(),
  ]
}

func progress(in state: LoadState) -> Double? {
  if case .loading(let progress) = state { progress } else { nil }
}

func titles(in state: LoadState) -> [String]? {
  if case .loaded(let titles) = state { titles } else { nil }
}

func message(in state: LoadState) -> String? {
  if case .failed(let message) = state { message } else { nil }
}
