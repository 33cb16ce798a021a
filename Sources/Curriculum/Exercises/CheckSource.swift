import Languages
import Markdown

/// What `exercise.json` says about one check, each part with its place.
struct CheckSource: Sendable {
  let position: TextPosition
  let id: Placed<String>?
  let kind: CheckKind?
  let title: LocalizedText?
  let because: LocalizedText?
  let question: LocalizedText?
  let gained: LocalizedText?
  let requires: [Placed<String>]
  let phase: Placed<Int>?
  let means: MeansSource

  init(from reader: inout ObjectReader) {
    position = reader.position
    id = reader.text("id")
    kind = reader.word("kind", as: CheckKind.self)
    title = reader.localized("title")
    because = reader.localized("because")
    question = reader.localized("question", isNeeded: kind.map { $0 != .behaviour } ?? false)
    gained = reader.localized("gained", isNeeded: false)
    requires = reader.texts("requires", isNeeded: false)
    phase = reader.placedNumber("phase", in: 2...2)
    means = MeansSource(from: &reader, name: id.map { "check \(quoted($0.value))" } ?? "this check")
  }

  /// `nil` unless everything that a verdict stands on can be read; a missing sentence does not matter.
  var check: Check? {
    guard let id, let kind, let means = means.means else { return nil }
    let nothing = LocalizedText(same: id.value)
    var check = Check(
      id: id.value, kind: kind, title: title ?? nothing, because: because ?? nothing, means: means)
    check.question = question
    check.gained = gained
    check.requires = requires.map(\.value)
    check.isLater = phase != nil
    check.position = self.means.rule?.position ?? id.position
    return check
  }
}
