import Curriculum
import Grading
package import Languages

/// The words between the first and the last line of a verdict.
package enum VerdictPhrase: Phrase {
  case why, expected, actual, moreFindings, moreErrors, alsoFound
  case skipped, notRun, failed, held
  case printed, morePrinted, ignored, seed, request, news
  case notEditable, given, notAFile, tooLarge, notSwift
  case behaviour, changeRequest, contract, narrowClient, mustCompile, mustNotCompile
  case moduleGraph, structure, diffBudget

  package var text: LocalizedText {
    switch self {
    case .why: .init(english: "Why it matters:", french: "Pourquoi c’est important :")
    case .expected: .init(english: "expected:", french: "attendu :")
    case .actual: .init(english: "but was:", french: "obtenu :")
    case .moreFindings:
      .init(
        english:
          "{n} more {n:finding|findings}; to see {n:it|them}: solid check {exercise} --details",
        french:
          "{n} {n:autre constat|autres constats} ; tout voir : solid check {exercise} --details"
      )
    case .moreErrors:
      .init(
        english: "and {n} more {n:error|errors}", french: "et {n} {n:autre erreur|autres erreurs}")
    case .alsoFound: .init(english: "Also:", french: "Aussi :")
    case .skipped:
      .init(english: "(skipped: needs\u{A0}{id})", french: "(sauté : dépend de\u{A0}{id})")
    case .notRun: .init(english: "(not run)", french: "(pas exécuté)")
    case .failed: .init(english: "(failed)", french: "(échoué)")
    case .held: .init(english: "{n} of {all}", french: "{n} sur {all}")
    case .news: .init(english: "Gained:", french: "Gagné :")
    case .request: .init(english: "The change request", french: "La demande de changement")
    case .printed, .morePrinted, .ignored, .seed: appendixText
    case .notEditable, .given, .notAFile, .tooLarge, .notSwift: reasonText
    default: kindText
    }
  }

  private var appendixText: LocalizedText {
    switch self {
    case .printed: .init(english: "Your code printed:", french: "Ton code a affiché :")
    case .morePrinted:
      .init(
        english: "{n} more {n:line|lines}", french: "{n} {n:autre ligne|autres lignes}")
    case .ignored:
      .init(english: "Not used for this check:", french: "Non utilisés pour cette vérification :")
    default:
      .init(
        english: "Random values came from seed {seed}.",
        french: "Les valeurs aléatoires viennent de la graine {seed}.")
    }
  }

  private var reasonText: LocalizedText {
    switch self {
    case .notEditable:
      .init(english: "not yours to change", french: "pas à toi de le changer")
    case .given:
      .init(
        english: "given, the original was used", french: "fourni, l’original a été utilisé")
    case .notAFile:
      .init(english: "not a regular file", french: "pas un fichier ordinaire")
    case .tooLarge: .init(english: "too large", french: "trop grand")
    default: .init(english: "not a Swift file", french: "pas un fichier Swift")
    }
  }

  private var kindText: LocalizedText {
    switch self {
    case .behaviour: .init(english: "Behaviour", french: "Comportement")
    case .changeRequest: .init(english: "Change requests", french: "Demandes de changement")
    case .contract: .init(english: "Contract", french: "Contrat")
    case .narrowClient: .init(english: "Narrow clients", french: "Clients étroits")
    case .mustCompile: .init(english: "Must compile", french: "Doit compiler")
    case .mustNotCompile: .init(english: "Must not compile", french: "Ne doit pas compiler")
    case .moduleGraph: .init(english: "Modules", french: "Modules")
    case .structure: .init(english: "Structure", french: "Structure")
    default: .init(english: "Size of the change", french: "Taille du changement")
    }
  }

  init(_ kind: CheckKind) {
    switch kind {
    case .behaviour: self = .behaviour
    case .changeRequest: self = .changeRequest
    case .contract: self = .contract
    case .narrowClient: self = .narrowClient
    case .mustCompile: self = .mustCompile
    case .mustNotCompile: self = .mustNotCompile
    case .moduleGraph: self = .moduleGraph
    case .structure: self = .structure
    case .diffBudget: self = .diffBudget
    }
  }

  init(_ reason: IgnoredFile.Reason) {
    switch reason {
    case .notEditable: self = .notEditable
    case .given: self = .given
    case .notAFile: self = .notAFile
    case .tooLarge: self = .tooLarge
    case .notSwift: self = .notSwift
    }
  }
}
