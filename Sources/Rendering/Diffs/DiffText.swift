package import Languages

/// The difference between two sets of files, in one column, or two on a wide screen.
///
/// Signs and numbers say what colours say. Long lines go on below in both forms, and tabs become spaces.
package struct DiffText: Sendable {
  package let language: Language
  /// Colours the kept lines of Swift files; `nil` leaves them plain.
  package var colouring: CodeColouring?
  /// Whether a wide screen gets two columns; one column is what `patch` readers expect.
  package var allowsTwoColumns = true

  package init(language: Language) {
    self.language = language
  }

  /// Two columns from this width on, in cells.
  package static let sideBySideWidth = 120

  /// Texts by path; a path that only one side has is a new or a deleted file.
  package func lines(
    from old: [String: String], to new: [String: String], width: Int
  ) -> [StyledLine] {
    let paths = Set(old.keys).union(new.keys).sorted()
    let files = paths.compactMap { path in
      lines(path, from: old[path], to: new[path], width: max(1, width))
    }
    guard !files.isEmpty else {
      return LineWrapper(width: width).lines(of: CoursePhrase.noChange(language), .muted)
    }
    return Array(files.joined(separator: [.empty]))
  }

  /// `nil` when both texts are the same.
  private func lines(
    _ path: String, from old: String?, to new: String?, width: Int
  ) -> [StyledLine]? {
    let hunks = LineDiff(from: old ?? "", to: new ?? "").hunks()
    guard !hunks.isEmpty || (old == nil) != (new == nil) else { return nil }
    let kept =
      path.hasSuffix(".swift") ? CodeLine.lines(of: inert(new ?? ""), colouring: colouring) : []
    let body = hunks.flatMap { hunk in
      [separator(hunk, width: width)]
        + (allowsTwoColumns && width >= Self.sideBySideWidth
          ? SideBySideHunk(hunk, kept: kept).lines(width: width)
          : UnifiedHunk(hunk, kept: kept).lines(width: width))
    }
    return title(path, old, new, width: width) + body
  }

  private func title(
    _ path: String, _ old: String?, _ new: String?, width: Int
  ) -> [StyledLine] {
    var title = StyledLine(inert(path), .heading)
    if old == nil { title.append(" " + CoursePhrase.newFile(language), .good) }
    if new == nil { title.append(" " + CoursePhrase.deletedFile(language), .bad) }
    return LineWrapper(width: width).lines(of: title.spans)
  }

  /// The line before a hunk, as in unified diffs: first line and number of lines, before and after.
  private func separator(_ hunk: ArraySlice<LineDiff.Change>, width: Int) -> StyledLine {
    let range = HunkRange(hunk)
    return StyledLine(
      "@@ -\(range.oldStart),\(range.oldCount) +\(range.newStart),\(range.newCount) @@", .accent
    ).truncated(to: width)
  }
}

/// The numbers in the line before a hunk.
private struct HunkRange {
  var oldStart = 0
  var oldCount = 0
  var newStart = 0
  var newCount = 0

  init(_ hunk: ArraySlice<LineDiff.Change>) {
    for change in hunk {
      switch change {
      case .kept(let old, let new, _):
        count(old: old)
        count(new: new)
      case .removed(let old, _): count(old: old)
      case .added(let new, _): count(new: new)
      }
    }
  }

  private mutating func count(old line: Int) {
    if oldCount == 0 { oldStart = line }
    oldCount += 1
  }

  private mutating func count(new line: Int) {
    if newCount == 0 { newStart = line }
    newCount += 1
  }
}
