/// What the code under test printed, told from what the test library printed around it.
struct PrintedText {
  let text: String

  /// The signs with which Swift Testing begins its own lines.
  private static let signs: Set<Character> = ["◇", "✔", "✘", "↳", "➜", "━", "◎", "⚠", "⚠️", "±"]

  /// - Parameter messages: what the event stream says that the library said; only such lines are left out.
  init(output: String, messages: Set<String>) {
    var lines: [Substring] = []
    for line in output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if Self.isOfTheLibrary(line, messages) { continue }
      if line.contains("Fatal error: ") || line.hasPrefix("*** Signal ") { break }
      lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    text = lines.joined(separator: "\n")
  }

  private static func isOfTheLibrary(_ line: Substring, _ messages: Set<String>) -> Bool {
    guard let sign = line.first, signs.contains(sign) else { return false }
    let words = line.dropFirst().trimmingPrefix(" ")
    return sign == "±" || messages.contains(String(words)) || words.contains(" recorded a")
  }
}
