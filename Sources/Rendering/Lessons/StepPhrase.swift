package import Languages

/// What is said about the answer to a quiz.
package enum StepPhrase: Phrase {
  case right, wrong

  package var text: LocalizedText {
    switch self {
    case .right: .init(english: "✓ Right.", french: "✓ C’est juste.")
    case .wrong:
      .init(
        english: "✗ Not quite; you may choose again.",
        french: "✗ Pas tout à fait ; tu peux choisir de nouveau.")
    }
  }
}
