import Languages
import Rendering

/// What commands say when they did their work, or ask before they do it.
enum CommandPhrase: Phrase {
  case started, alreadyStarted, reset, undone, nothingToUndo, nothingDone
  case confirmReset, confirmReference, noDifference
  case building, testing, waitingForCheck, startingAfresh
  case progressRestored, progressLost
  case toolchainIsWell, toolchainIsOld, toolchainIsMissing
  case courseIsWell, courseHasProblems, workspaceIsWell, workspaceIsNotWritable
  case progressIsWell, progressIsUnreadable
  case noTerminal, workspaceReadme

  var text: LocalizedText {
    switch self {
    case .started:
      .init(
        english:
          "{title} is in your workspace. Edit this file first:\n  {file}\nThen: solid check {exercise}",
        french:
          "{title} est dans ton espace de travail. Commence par ce fichier :\n  {file}\nPuis : solid check {exercise}"
      )
    case .alreadyStarted:
      .init(
        english:
          "{title} was already there; nothing was overwritten.\n  {file}\nThen: solid check {exercise}",
        french:
          "{title} était déjà là ; rien n’a été écrasé.\n  {file}\nPuis : solid check {exercise}")
    case .reset:
      .init(
        english: "{exercise} is back at the start. To get your files back: solid undo",
        french: "{exercise} est revenu au point de départ. Pour retrouver tes fichiers : solid undo"
      )
    case .undone:
      .init(
        english: "Your files of {exercise} are back. To undo this again: solid undo",
        french: "Tes fichiers de {exercise} sont de retour. Pour revenir en arrière : solid undo")
    case .nothingToUndo:
      .init(english: "There is nothing to undo.", french: "Il n’y a rien à annuler.")
    case .nothingDone: .init(english: "Nothing was changed.", french: "Rien n’a changé.")
    case .confirmReset:
      .init(
        english: "Take {exercise} back to the start? A backup is kept. [y/N]",
        french: "Ramener {exercise} au point de départ ? Une copie sera gardée. [o/N]")
    case .confirmReference:
      .init(
        english: "Show the reference before you have solved it? It will be noted. [y/N]",
        french: "Montrer la référence avant d’avoir résolu l’exercice ? Ce sera noté. [o/N]")
    case .noDifference:
      .init(english: "There is no difference.", french: "Il n’y a aucune différence.")
    case .building, .testing, .waitingForCheck, .startingAfresh, .progressRestored, .progressLost:
      noticeText
    default: reportText
    }
  }

  private var noticeText: LocalizedText {
    switch self {
    case .building: .init(english: "Building …", french: "Compilation …")
    case .testing: .init(english: "Testing …", french: "Tests …")
    case .waitingForCheck:
      .init(
        english: "Waiting for another check of this workspace (process {process}) …",
        french: "En attente d’une autre vérification de cet espace (processus {process}) …")
    case .startingAfresh:
      .init(
        english: "The build folder came from another place or toolchain: building afresh, once …",
        french:
          "Le dossier de compilation venait d’ailleurs ou d’un autre Swift : on recompile tout …"
      )
    case .progressRestored:
      .init(
        english: "The progress file was damaged. It is kept as {path}; the last good one is back.",
        french:
          "Le fichier de progression était abîmé : gardé dans {path}. Le dernier bon est rétabli."
      )
    default:
      .init(
        english: "The progress file was damaged and there is no older one. It is kept as {path}.",
        french:
          "Le fichier de progression était abîmé, sans version antérieure : gardé dans {path}."
      )
    }
  }

  private var reportText: LocalizedText {
    switch self {
    case .toolchainIsWell: .init(english: "{version} ({path})", french: "{version} ({path})")
    case .toolchainIsOld:
      .init(
        english: "{version} ({path}) is too old: install Swift 6.2 or newer from swift.org.",
        french:
          "{version} ({path}) est trop ancien : installe Swift 6.2 ou plus récent (swift.org).")
    case .toolchainIsMissing:
      .init(
        english: "No Swift toolchain answers on PATH: install Swift 6.2 or newer from swift.org.",
        french: "Aucun Swift dans le PATH : installe Swift 6.2 ou plus récent depuis swift.org.")
    case .courseIsWell:
      .init(
        english: "The course in {path}: {lessons} lessons, {exercises} exercises.",
        french: "Le cours de {path} : {lessons} leçons, {exercises} exercices.")
    case .courseHasProblems:
      .init(
        english: "The course in {path} has {n} {n:problem|problems}. See: solid audit",
        french: "Le cours de {path} a {n} {n:problème|problèmes}. Voir : solid audit")
    case .workspaceIsWell:
      .init(
        english: "The workspace {path} can be written.",
        french: "L’espace de travail {path} est accessible en écriture.")
    case .workspaceIsNotWritable:
      .init(
        english:
          "The workspace {path} cannot be written: change its rights, or use --workspace DIR.",
        french:
          "On ne peut pas écrire dans {path} : change ses droits, ou utilise --workspace DIR.")
    case .progressIsWell:
      .init(english: "Progress is kept in {path}.", french: "La progression est dans {path}.")
    case .progressIsUnreadable:
      .init(english: "{path} cannot be read.", french: "{path} n’est pas lisible.")
    case .noTerminal:
      .init(
        english: "The session needs a terminal. As text: solid show {lesson}",
        french: "La session a besoin d’un terminal. En texte : solid show {lesson}")
    default: readmeText
    }
  }

  private var readmeText: LocalizedText {
    .init(
      english: """
        # Your workspace for `solid`

        The exercises that you started are in `Exercises/`, each a Swift package of its own: open one in your editor, and edit
        what its brief allows. Everything else is put back for every check.

            solid             go on where you were
            solid check       check the exercise of this folder, or the last one

        `.solid/` holds your progress, backups and builds. `StandIns/` holds small replacements of Apple's frameworks.

        """,
      french: """
        # Ton espace de travail pour `solid`

        Les exercices commencés sont dans `Exercises/`, chacun dans son propre paquet Swift : ouvres-en un dans ton éditeur et
        modifie ce que l’énoncé permet. Tout le reste est remis en place à chaque vérification.

            solid             reprendre là où tu en étais
            solid check       vérifier l’exercice de ce dossier, ou le dernier

        `.solid/` garde progression, copies et compilations ; `StandIns/`, de petits remplaçants des frameworks d’Apple.

        """)
  }
}
