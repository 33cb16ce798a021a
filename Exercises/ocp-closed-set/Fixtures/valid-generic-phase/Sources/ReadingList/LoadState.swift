/// What the reading list is doing.
typealias LoadState = Phase<[String]>

extension LoadState {
  var title: String {
    title { "On your list: \($0.joined(separator: ", "))" }
  }
}
