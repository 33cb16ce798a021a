struct TitleVisitor: LoadStateVisitor {
  func idle() -> String { "Nothing loaded yet" }

  func loading(progress: Double) -> String {
    "Loading, \(Int((progress * 100).rounded())) %"
  }

  func loaded(titles: [String]) -> String {
    "On your list: \(titles.joined(separator: ", "))"
  }

  func failed(message: String) -> String { "Not loaded: \(message)" }
}

struct SpinnerVisitor: LoadStateVisitor {
  func idle() -> Bool { false }
  func loading(progress: Double) -> Bool { true }
  func loaded(titles: [String]) -> Bool { false }
  func failed(message: String) -> Bool { false }
}
