/// The five kinds of alert that code hosts know, written `> [!NOTE]` and so on.
package enum AlertKind: String, CaseIterable, Hashable, Sendable {
  case note, tip, important, warning, caution
}
