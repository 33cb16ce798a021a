import Languages
import Rendering

/// What an audit says beside the names and words of the course.
enum AuditPhrase: Phrase {
  case audited, remembered, expected, missingTest, undeclaredTest, warning
  case proof, ruleProof, check, means, alone, also, rule, asked, neverAlone, unneeded

  var text: LocalizedText {
    switch self {
    case .audited:
      .init(
        english:
          "{n} {n:submission|submissions} ({remembered} remembered), {wrong} not as declared; {problems} {problems:problem|problems} in files.",
        french:
          "{n} {n:solution|solutions} (dont {remembered} déjà {remembered:connue|connues}), {wrong} au verdict inattendu ; {problems} {problems:problème|problèmes} dans les fichiers."
      )
    case .remembered: .init(english: "remembered", french: "déjà connu")
    case .expected: .init(english: "expected {outcome}", french: "attendu : {outcome}")
    case .missingTest:
      .init(
        english: "the declared test {test} did not run",
        french: "le test déclaré {test} n’a pas été exécuté")
    case .undeclaredTest:
      .init(
        english: "no check declares the test {test}", french: "aucun contrôle ne déclare {test}")
    case .warning: .init(english: "warning: {message}", french: "avertissement : {message}")
    default: proofText
    }
  }

  private var proofText: LocalizedText {
    switch self {
    case .proof:
      .init(
        english: "What {exercise} would let through without a check",
        french: "Ce que {exercise} laisserait passer sans un contrôle")
    case .ruleProof:
      .init(
        english: "What the course would let through without a rule",
        french: "Ce que le cours laisserait passer sans une règle")
    case .check: .init(english: "check", french: "contrôle")
    case .means: .init(english: "rule or kind", french: "règle ou sorte")
    case .alone: .init(english: "refused by it alone", french: "refusés par lui seul")
    case .also: .init(english: "also refused by it", french: "refusés aussi par lui")
    case .rule: .init(english: "rule", french: "règle")
    case .asked: .init(english: "checks", french: "contrôles")
    case .neverAlone: .init(english: "never alone", french: "jamais seul")
    default: .init(english: "needed by no fixture", french: "aucun exemple n’en a besoin")
    }
  }
}
