package import Curriculum
package import Languages

/// The words about lessons, progress, hints and changes.
package enum CoursePhrase: Phrase {
  case course, introduction, srp, ocp, lsp, isp, dip
  case solvedOf, hoursLeft, minutesLeft
  case untouched, started, solved, revealed, tries, hintsUsed, tradeOff
  case lesson, stateColumn, timeColumn, triesColumn, hintsColumn, stateFile
  case hintOf, hintsLeft, noHintLeft
  case noChange, newFile, deletedFile

  package var text: LocalizedText {
    switch self {
    case .course: .init(english: "SOLID in Swift", french: "SOLID en Swift")
    case .introduction: .init(english: "Introduction", french: "Introduction")
    case .srp: .init(english: "S · Single responsibility", french: "S · Responsabilité unique")
    case .ocp: .init(english: "O · Open/closed", french: "O · Ouvert/fermé")
    case .lsp: .init(english: "L · Liskov substitution", french: "L · Substitution de Liskov")
    case .isp:
      .init(english: "I · Interface segregation", french: "I · Ségrégation des interfaces")
    case .dip: .init(english: "D · Dependency inversion", french: "D · Inversion des dépendances")
    default: progressText
    }
  }

  private var progressText: LocalizedText {
    switch self {
    case .solvedOf:
      .init(english: "{n} of {all} solved", french: "{n} sur {all} {n:résolue|résolues}")
    case .hoursLeft: .init(english: "~{h} h {m} left", french: "~{h} h {m} restantes")
    case .minutesLeft: .init(english: "~{m} min left", french: "~{m} min restantes")
    case .untouched: .init(english: "open", french: "à faire")
    case .started: .init(english: "started", french: "commencée")
    case .solved: .init(english: "solved", french: "résolue")
    case .revealed: .init(english: "reference seen", french: "référence vue")
    case .tries: .init(english: "try {n}", french: "essai {n}")
    case .hintsUsed:
      .init(english: "{n} {n:hint|hints}", french: "{n} {n:indice|indices}")
    case .tradeOff: .init(english: "trade-off", french: "compromis")
    case .lesson: .init(english: "Lesson", french: "Leçon")
    case .stateColumn: .init(english: "State", french: "État")
    case .timeColumn: .init(english: "Minutes", french: "Minutes")
    case .triesColumn: .init(english: "Tries", french: "Essais")
    case .hintsColumn: .init(english: "Hints", french: "Indices")
    case .stateFile: .init(english: "Kept in {path}", french: "Conservé dans {path}")
    default: hintText
    }
  }

  private var hintText: LocalizedText {
    switch self {
    case .hintOf: .init(english: "Hint {n} of {all}", french: "Indice {n} sur {all}")
    case .hintsLeft:
      .init(
        english: "{n} more {n:hint|hints}", french: "encore {n} {n:indice|indices}")
    case .noHintLeft:
      .init(english: "That was the last hint.", french: "C’était le dernier indice.")
    case .noChange: .init(english: "No difference.", french: "Aucune différence.")
    case .newFile: .init(english: "(new file)", french: "(nouveau fichier)")
    default: .init(english: "(deleted)", french: "(supprimé)")
    }
  }

  /// The heading over the lessons of a principle.
  package init(_ principle: Principle) {
    switch principle {
    case .intro: self = .introduction
    case .srp: self = .srp
    case .ocp: self = .ocp
    case .lsp: self = .lsp
    case .isp: self = .isp
    case .dip: self = .dip
    }
  }
}
