/// Where a link leads (CommonMark §6.3).
struct LinkTarget {
  /// As written, with escapes and character references resolved; may be empty.
  let destination: String
  let title: String?
}
