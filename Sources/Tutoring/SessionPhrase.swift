import Languages
import Rendering

/// What the session says around lessons and verdicts.
enum SessionPhrase: Phrase {
  case exerciseStarted, exerciseThere, checkCancelled, atTheEnd, atTheStart
  case checkStarting, checkWaiting, checkBuilding, checkTesting, checkAfresh, lastVerdict
  case welcomeTitle, welcomeBody
  case lessonsTitle, keysTitle, keysBody, referenceTitle, diffTitle, hintsTitle, verdictTitle
  case askReference
  case next, back, begin, start, check, cancel, hint, diff, reference, lessons, keys, quit, open
  case answer, close, more, yes, no, anyKey
  case stepOf, minutes

  var text: LocalizedText {
    switch self {
    case .exerciseStarted:
      .init(
        english: "The exercise is in your workspace. Edit {file}, then press c.",
        french: "L’exercice est dans ton espace de travail. Modifie {file}, puis appuie sur c.")
    case .exerciseThere:
      .init(
        english: "Your files are already there, untouched: {file}",
        french: "Tes fichiers sont déjà là, intacts : {file}")
    case .checkCancelled:
      .init(english: "The check was cancelled.", french: "La vérification a été annulée.")
    case .atTheEnd:
      .init(english: "This was the last lesson.", french: "C’était la dernière leçon.")
    case .atTheStart:
      .init(english: "This is the first step.", french: "C’est la première étape.")
    case .checkStarting: .init(english: "checking …", french: "vérification …")
    case .checkWaiting:
      .init(
        english: "waiting for another check of this workspace …",
        french: "attente de la fin d’une autre vérification …")
    case .checkBuilding: .init(english: "building …", french: "compilation …")
    case .checkTesting:
      .init(
        english: "testing … {n} {n:test|tests} ended", french: "tests … {n} {n:terminé|terminés}")
    case .checkAfresh:
      .init(english: "building afresh, once …", french: "nouvelle compilation complète …")
    case .lastVerdict:
      .init(english: "last verdict: {outcome}", french: "dernier verdict : {outcome}")
    case .stepOf: .init(english: "step {n}/{all}", french: "étape {n}/{all}")
    case .minutes: .init(english: "{n} min", french: "{n} min")
    default: pageText
    }
  }

  private var pageText: LocalizedText {
    switch self {
    case .welcomeTitle: .init(english: "Welcome to solid", french: "Bienvenue dans solid")
    case .lessonsTitle: .init(english: "SOLID in Swift", french: "SOLID en Swift")
    case .keysTitle: .init(english: "Keys", french: "Touches")
    case .referenceTitle: .init(english: "The reference", french: "La référence")
    case .diffTitle: .init(english: "What you changed", french: "Ce que tu as changé")
    case .hintsTitle: .init(english: "Hints", french: "Indices")
    case .verdictTitle: .init(english: "Verdict", french: "Verdict")
    case .askReference:
      .init(
        english: """
          Show the reference before you have solved the exercise?

          You never need it to go on. That you looked is noted in your progress, and nowhere else.
          """,
        french: """
          Montrer la référence avant d’avoir résolu l’exercice ?

          Tu n’en as jamais besoin pour continuer. Ce sera noté dans ta progression, et nulle part ailleurs.
          """)
    case .welcomeBody, .keysBody: longText
    default: keyText
    }
  }

  private var longText: LocalizedText {
    switch self {
    case .welcomeBody:
      .init(
        english: """
          You know Swift, and you have heard of SOLID. Here you practise it: each lesson shows code that works and is hard to \
          change, you refactor it in your own editor, and solid judges the design, not only the behaviour.

          It asks your code for the next change: a channel nobody planned, a store you have never seen. If that fits without \
          opening your files, you have solved it, in whatever style you like.

          Read with space. In the exercise step press s: the files are put into your workspace, and nothing there is ever \
          overwritten. Press c to check.
          """,
        french: """
          Tu connais Swift, et SOLID ne t’est pas inconnu. Ici, tu le pratiques : chaque leçon montre du code qui marche et \
          qui résiste au changement, tu le remanies dans ton éditeur, et solid juge la conception, pas seulement le comportement.

          Il soumet à ton code le changement suivant : un canal que personne n’avait prévu, un stockage que tu n’as jamais vu. \
          Si cela passe sans qu’on ouvre tes fichiers, c’est résolu, quel que soit ton style.

          Lis avec la barre d’espace. À l’étape de l’exercice, appuie sur s : les fichiers arrivent dans ton espace de travail, \
          et rien n’y est jamais écrasé. Appuie sur c pour vérifier.
          """)
    default:
      .init(
        english: """
          space, enter   scroll, then the next step
          n, right       next step
          b, left        previous step
          up, down       scroll by a line (also k, j)
          page keys      scroll by a screen; home, end (g, G)
          1 2 3 4        answer a quiz
          s              put the exercise into the workspace
          c              check it
          x              cancel the check
          h              hints, one more with each press
          d              what you changed
          r              the reference
          v              the last verdict
          l              all lessons
          q              quit; you will be back at this step
          """,
        french: """
          espace, entrée défiler, puis l’étape suivante
          n, droite      étape suivante
          b, gauche      étape précédente
          haut, bas      défiler d’une ligne (aussi k, j)
          page           défiler d’un écran ; début, fin (g, G)
          1 2 3 4        répondre à un quiz
          s              déposer l’exercice dans l’espace de travail
          c              le vérifier
          x              annuler la vérification
          h              indices, un de plus à chaque fois
          d              ce que tu as changé
          r              la référence
          v              le dernier verdict
          l              toutes les leçons
          q              quitter ; tu reviendras à cette étape
          """)
    }
  }

  private var keyText: LocalizedText {
    switch self {
    case .next: .init(english: "next", french: "suite")
    case .back: .init(english: "back", french: "retour")
    case .begin: .init(english: "begin", french: "commencer")
    case .start: .init(english: "start the exercise", french: "commencer l’exercice")
    case .check: .init(english: "check", french: "vérifier")
    case .cancel: .init(english: "cancel", french: "annuler")
    case .hint: .init(english: "hint", french: "indice")
    case .diff: .init(english: "diff", french: "diff")
    case .reference: .init(english: "reference", french: "référence")
    case .lessons: .init(english: "lessons", french: "leçons")
    case .keys: .init(english: "keys", french: "touches")
    case .quit: .init(english: "quit", french: "quitter")
    case .open: .init(english: "open", french: "ouvrir")
    case .answer: .init(english: "answer", french: "répondre")
    case .close: .init(english: "close", french: "fermer")
    case .more: .init(english: "more", french: "suite")
    case .yes: .init(english: "yes, show it", french: "oui, la montrer")
    case .no: .init(english: "no", french: "non")
    default: .init(english: "any key", french: "une touche")
    }
  }
}
