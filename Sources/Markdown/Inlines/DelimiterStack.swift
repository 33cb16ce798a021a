/// Pairs runs of delimiters into emphasis and strikethrough (CommonMark, appendix, phase 2).
///
/// Runs come in reading order. Each looks back for the nearest opener that it can close; what lies
/// between the two can then pair with nothing outside. As the searches that fail are remembered,
/// the time grows with the number of runs.
struct DelimiterStack {
  /// The runs that may still open a mark, with the place of their tokens.
  private var openers: [(token: Int, run: DelimiterRun)] = []
  /// By kind of run: before which token there is no opener for it.
  private var searchLimits: [Int: Int] = [:]

  /// Pairs the runs among the tokens at `places` and writes what they became back.
  static func pair(_ places: ArraySlice<Int>, in tokens: inout [InlineToken]) {
    var stack = DelimiterStack()
    for place in places {
      guard case .delimiters(let run) = tokens[place] else { continue }
      stack.take(run, at: place, in: &tokens)
    }
    for opener in stack.openers { tokens[opener.token] = .delimiters(opener.run) }
  }

  private mutating func take(_ run: DelimiterRun, at place: Int, in tokens: inout [InlineToken]) {
    var closer = run
    while closer.canClose, closer.remaining > 0, let index = opener(for: closer) {
      openers.removeSubrange((index + 1)...)
      openers[index].run.pair(with: &closer)
      let opener = openers[index]
      tokens[opener.token] = .delimiters(opener.run)
      if opener.run.remaining == 0 { openers.removeLast() }
    }
    tokens[place] = .delimiters(closer)
    if closer.canOpen, closer.remaining > 0 { openers.append((place, closer)) }
  }

  private mutating func opener(for closer: DelimiterRun) -> Int? {
    let limit = searchLimits[closer.kind] ?? 0
    for index in openers.indices.reversed() {
      guard openers[index].token >= limit else { break }
      if closer.closes(openers[index].run) { return index }
    }
    searchLimits[closer.kind] = (openers.last?.token ?? -1) + 1
    return nil
  }
}
