import Testing

/// One thing wrong in a good file, with the one problem that must be reported.
///
/// `▲` marks the expected place in the new text; without it, the place is where `at` first occurs.
struct AuthorFault: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  let at: String?
  let message: String
  let suggestion: String

  init(
    _ old: String, _ new: String, at: String? = nil, _ message: String, _ suggestion: String = ""
  ) {
    self.old = old
    self.new = new
    self.at = at
    self.message = message
    self.suggestion = suggestion
  }

  var testDescription: String { "\(old) → \(new)" }

  /// Breaks a file; the place, as line and column, at which the problem must be.
  func apply(to path: String, of files: inout FakeFiles) -> String {
    files.replace(old, by: new, in: path)
    let text = files[path]
    guard let range = text.firstRange(of: at ?? "▲") else { return "no place" }
    if at == nil { files[path] = text.replacingCharacters(in: range, by: "") }
    let before = text[..<range.lowerBound].split(
      separator: "\n", omittingEmptySubsequences: false)
    return "\(before.count):\((before.last?.count ?? 0) + 1)"
  }
}
