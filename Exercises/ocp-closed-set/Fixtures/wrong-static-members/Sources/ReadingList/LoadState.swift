/// Callers write `.idle` and `.failed(message:)`, as with an enum.
struct LoadState: Sendable {
  let title: String
  let showsSpinner: Bool

  static let idle = LoadState(title: "Nothing loaded yet", showsSpinner: false)

  static func loading(progress: Double) -> LoadState {
    LoadState(title: "Loading, \(Int((progress * 100).rounded())) %", showsSpinner: true)
  }

  static func loaded(_ titles: [String]) -> LoadState {
    LoadState(
      title: "On your list: \(titles.joined(separator: ", "))", showsSpinner: false)
  }

  static func failed(message: String) -> LoadState {
    LoadState(title: "Not loaded: \(message)", showsSpinner: false)
  }
}
