import Markdown

/// A comment that tells the presenter or the learner's session what to do.
enum Directive: Hashable, Sendable {
  /// The rest of the step is shown after a pause.
  case pause
  /// This step is the brief.
  case exercise
  /// For the speaker.
  case note(String)

  static let words = ["pause", "exercise", "note"]

  /// Reads what stands between `<!--` and `-->`.
  static func read(_ comment: String, at position: TextPosition) -> Result<Directive, Fault> {
    let word = String(comment.prefix { !$0.isWhitespace && $0 != ":" })
    var rest = comment.dropFirst(word.count).drop { $0.isWhitespace }
    let hasColon = rest.hasPrefix(":")
    if hasColon { rest = rest.dropFirst().drop { $0.isWhitespace } }
    switch word {
    case "pause" where rest.isEmpty && !hasColon: return .success(.pause)
    case "exercise" where rest.isEmpty && !hasColon: return .success(.exercise)
    case "note" where hasColon && !rest.isEmpty: return .success(.note(String(rest)))
    case "pause", "exercise":
      return .failure(
        Fault(
          at: position, "the directive \(quoted(word)) takes nothing after it",
          suggestion: "write <!-- \(word) -->"))
    case "note":
      return .failure(
        Fault(at: position, "a note needs words", suggestion: "write <!-- note: … -->"))
    default:
      let near = didYouMean(word, among: words)
      return .failure(
        Fault(
          at: position, "unknown directive \(quoted(word))",
          suggestion: near.hasPrefix("did") ? near : "write <!-- note: … --> for a remark"))
    }
  }
}

extension Fault: Error {}
