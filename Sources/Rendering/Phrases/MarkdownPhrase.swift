package import Languages
package import Markdown

/// The words over the boxes of a lesson.
package enum MarkdownPhrase: Phrase {
  case note, tip, tradeOff, warning, caution

  /// A trade-off box is written as `[!IMPORTANT]`, which code hosts show as well.
  package init(_ kind: AlertKind) {
    switch kind {
    case .note: self = .note
    case .tip: self = .tip
    case .important: self = .tradeOff
    case .warning: self = .warning
    case .caution: self = .caution
    }
  }

  package var text: LocalizedText {
    switch self {
    case .note: LocalizedText(english: "Note", french: "Note")
    case .tip: LocalizedText(english: "Tip", french: "Astuce")
    case .tradeOff: LocalizedText(english: "Trade-off", french: "Compromis")
    case .warning: LocalizedText(english: "Warning", french: "Attention")
    case .caution: LocalizedText(english: "Caution", french: "Prudence")
    }
  }
}
