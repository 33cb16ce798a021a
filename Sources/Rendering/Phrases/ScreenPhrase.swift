package import Languages

/// The words around a screen: what stands in its header, and what its keys do.
package enum ScreenPhrase: Phrase {
  case step, minutes, checkedIn, attempt, moreBelow, moreAbove, moreBoth
  case next, back, start, lessons, keys, quit, hint, diff, reference, map, quiz, editLine, edit
  case watching, move, open, filter, state, escape, close, scroll, undo, reset, checkNow
  case top, bottom, answer, yes, no

  package var text: LocalizedText {
    switch self {
    case .step: .init(english: "step {n}/{all}", french: "étape {n}/{all}")
    case .minutes: .init(english: "{n} min", french: "{n} min")
    case .checkedIn: .init(english: "checked in {seconds} s", french: "vérifié en {seconds} s")
    case .attempt: .init(english: "#{n}", french: "n°{n}")
    case .moreBelow: .init(english: "↓ {n} more", french: "↓ encore {n}")
    case .moreAbove: .init(english: "↑ {n} above", french: "↑ {n} plus haut")
    case .moreBoth:
      .init(english: "↑ {above} above · ↓ {n} more", french: "↑ {above} plus haut · ↓ encore {n}")
    case .watching:
      .init(
        english: "watching {n} {n:file|files}", french: "{n} {n:fichier suivi|fichiers suivis}")
    case .editLine: .init(english: "edit line {n}", french: "modifier la ligne {n}")
    case .hint: .init(english: "hint {n}/{all}", french: "indice {n}/{all}")
    default: keyText
    }
  }

  private var keyText: LocalizedText {
    switch self {
    case .next: .init(english: "next", french: "suite")
    case .back: .init(english: "back", french: "retour")
    case .start: .init(english: "start the exercise", french: "commencer l’exercice")
    case .lessons: .init(english: "lessons", french: "leçons")
    case .keys: .init(english: "keys", french: "touches")
    case .quit: .init(english: "quit", french: "quitter")
    case .diff: .init(english: "diff", french: "diff")
    case .reference: .init(english: "reference", french: "référence")
    case .map: .init(english: "picture", french: "schéma")
    case .quiz: .init(english: "quiz", french: "quiz")
    case .edit: .init(english: "edit", french: "modifier")
    case .move: .init(english: "move", french: "choisir")
    case .open: .init(english: "open", french: "ouvrir")
    case .filter: .init(english: "type to filter", french: "taper pour filtrer")
    case .state: .init(english: "state", french: "état")
    case .escape: .init(english: "back", french: "retour")
    case .close: .init(english: "close", french: "fermer")
    case .scroll: .init(english: "scroll", french: "défiler")
    case .undo: .init(english: "undo", french: "annuler")
    case .reset: .init(english: "start again", french: "recommencer")
    case .checkNow: .init(english: "check now", french: "vérifier")
    case .top: .init(english: "top", french: "début")
    case .bottom: .init(english: "end", french: "fin")
    case .answer: .init(english: "answer", french: "répondre")
    case .yes: .init(english: "yes", french: "oui")
    default: .init(english: "no", french: "non")
    }
  }
}
