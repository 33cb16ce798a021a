/// A hunk in one column, with a sign before every line: `-` was, `+` is, a space for both.
struct UnifiedHunk {
  let changes: ArraySlice<LineDiff.Change>
  /// The coloured lines of the new text, for what was kept; a line that is missing here stays plain.
  let kept: [StyledLine]

  init(_ changes: ArraySlice<LineDiff.Change>, kept: [StyledLine] = []) {
    self.changes = changes
    self.kept = kept
  }

  func lines(width: Int) -> [StyledLine] {
    changes.flatMap { change -> [StyledLine] in
      switch change {
      case .kept(_, let new, let text):
        signed(" ", .plain, kept.line(new) ?? StyledLine(inert(text)), width)
      case .removed(_, let text): signed("-", .bad, StyledLine(inert(text), .bad), width)
      case .added(_, let text): signed("+", .good, StyledLine(inert(text), .good), width)
      }
    }
  }

  private func signed(
    _ sign: String, _ style: Style, _ line: StyledLine, _ width: Int
  ) -> [StyledLine] {
    let sign = StyledLine(sign, style)
    guard width > 4 else { return CodeWrapper(width: width).pieces(of: sign + line) }
    return CodeWrapper(width: width - 1).pieces(of: line).map {
      (sign + $0).withoutTrailingSpaces
    }
  }
}

extension [StyledLine] {
  /// The line of a number, counted from 1; `nil` when there is none.
  func line(_ number: Int) -> StyledLine? {
    indices.contains(number - 1) ? self[number - 1] : nil
  }
}
