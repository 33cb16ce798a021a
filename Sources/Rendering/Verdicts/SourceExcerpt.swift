import Grading

/// The learner's code around a place, with a mark under what was found there.
struct SourceExcerpt {
  let place: Place
  /// The text of the whole file, or `nil` when it cannot be had: then only the place is said.
  let source: String?
  /// What stands at the place, as in the source; empty when nothing is to be marked.
  var found = ""
  /// What to say beside the mark; empty for nothing.
  var remark = ""
  var colouring: CodeColouring?

  init(at place: Place, of source: String?) {
    self.place = place
    self.source = source
  }

  /// Lines shown before and after the place.
  private static let context = 1

  func lines(width: Int) -> [StyledLine] {
    let path = LineWrapper(width: max(1, width - 2))
      .lines(of: inert(place.file) + ":" + String(place.line), .muted)
      .map { width > 8 ? StyledLine("  ") + $0 : $0 }
    return path + (listing?.lines(width: width) ?? remarkAlone(width: width))
  }

  private var listing: CodeListing? {
    guard let source else { return nil }
    let all = CodeLine.lines(of: inert(source), colouring: colouring)
    guard place.line >= 1, place.line <= all.count else { return nil }
    let first = max(1, place.line - Self.context)
    let last = min(all.count, place.line + Self.context)
    var listing = CodeListing(lines: Array(all[(first - 1)..<last]), firstNumber: first)
    listing.mark = CodeMark(line: place.line - first + 1, cells: markedCells, remark: remark)
    return listing
  }

  private func remarkAlone(width: Int) -> [StyledLine] {
    remark.isEmpty ? [] : LineWrapper(width: width).lines(of: remark, .bad)
  }

  // MARK: The mark

  /// The cells of the found text on its line with tabs expanded.
  ///
  /// `nil` when neither the text nor a column is known.
  private var markedCells: Range<Int>? {
    guard let line = rawLine else { return nil }
    let atColumn = place.column.flatMap { line.prefix(bytes: $0 - 1) }
    let isThere = atColumn.map { line[$0.endIndex...].hasPrefix(firstLineFound) } ?? false
    let elsewhere = isThere ? nil : line.prefix(before: firstLineFound)
    guard let prefix = elsewhere ?? atColumn else { return nil }
    let start = cellWidth(of: inert(String(prefix)))
    let rest = line[prefix.endIndex...]
    let length = rest.hasPrefix(firstLineFound) ? cellWidth(of: inert(firstLineFound)) : 1
    return start..<start + max(1, length)
  }

  private var firstLineFound: String {
    found.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  private var rawLine: Substring? {
    let lines = source?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
    return lines.indices.contains(place.line - 1) ? lines[place.line - 1] : nil
  }
}

extension Substring {
  /// The part before a UTF-8 offset, as compilers count columns.
  ///
  /// `nil` when the offset lies outside, or inside a character.
  fileprivate func prefix(bytes: Int) -> Substring? {
    guard bytes >= 0, bytes <= utf8.count else { return nil }
    let end = utf8.index(startIndex, offsetBy: bytes)
    return String.Index(end, within: self).map { self[..<$0] }
  }

  /// The part before the first occurrence of `text`, or `nil` when there is none or `text` is empty.
  fileprivate func prefix(before text: String) -> Substring? {
    guard !text.isEmpty else { return nil }
    return indices.first { self[$0...].hasPrefix(text) }.map { self[..<$0] }
  }
}
