package import Languages

/// What happened, in one sentence: the first line of a verdict.
package enum OutcomePhrase: Phrase {
  case solved, unsolved, unsolvedWithoutReason, firstHalfHolds
  case doesNotCompile, testsDoNotFit
  case crashed, crashedOutsideTests
  case testTimedOut, testsTimedOut, buildTimedOut
  case tooMuchOutput, tooMuchOutputOutsideTests
  case testsMissing
  case contradictoryRecord, foreignTest, unreadableRecord, exitDisagrees, forbiddenCode
  case noToolchain, unreadable, unwritable, nothingToCheck, diskFull
  case busy, busyUnknown, buildFailed, toolFailed, cancelled, unknownRule

  package var text: LocalizedText {
    switch self {
    case .solved: .init(english: "Solved.", french: "Résolu.")
    case .unsolved:
      .init(
        english: "Not solved yet. This does not hold: {title}",
        french: "Pas encore résolu. Ceci ne tient pas encore : {title}")
    case .unsolvedWithoutReason: .init(english: "Not solved yet.", french: "Pas encore résolu.")
    case .firstHalfHolds:
      .init(
        english: "The first half holds. Now a change request comes in.",
        french: "La première moitié tient. Voici maintenant une demande de changement.")
    case .doesNotCompile:
      .init(
        english: "It does not compile: {n} {n:error|errors}.",
        french: "Cela ne compile pas : {n} {n:erreur|erreurs}.")
    case .testsDoNotFit:
      .init(
        english: "The tests call something that your code does not offer as the brief fixed it.",
        french:
          "Les tests appellent quelque chose que ton code n’offre pas tel que l’énoncé le fixe."
      )
    case .crashed, .crashedOutsideTests, .tooMuchOutput, .tooMuchOutputOutsideTests, .testsMissing:
      endedText
    case .testTimedOut, .testsTimedOut, .buildTimedOut: timeText
    case .contradictoryRecord, .foreignTest, .unreadableRecord, .exitDisagrees, .forbiddenCode:
      recordText
    case .noToolchain, .unreadable, .unwritable, .diskFull, .nothingToCheck: fileText
    default: obstacleText
    }
  }

  private var endedText: LocalizedText {
    switch self {
    case .crashed:
      .init(
        english: "It crashed while this was tested: {test}",
        french: "Plantage pendant ce test : {test}")
    case .crashedOutsideTests:
      .init(english: "It crashed outside the tests.", french: "Plantage en dehors des tests.")
    case .tooMuchOutput:
      .init(
        english: "Stopped because it printed too much, while this was tested: {test}",
        french: "Arrêté pendant ce test, parce que la sortie est trop longue : {test}")
    case .tooMuchOutputOutsideTests:
      .init(
        english: "Stopped because it printed too much.",
        french: "Arrêté parce que la sortie est trop longue.")
    default:
      .init(
        english: "The process ended by itself after {ended} of {expected} tests.",
        french: "Le processus s’est terminé de lui-même après {ended} tests sur {expected}.")
    }
  }

  private var timeText: LocalizedText {
    switch self {
    case .testTimedOut:
      .init(
        english: "Stopped after {seconds} s, while this was tested: {test}",
        french: "Arrêté après {seconds} s, pendant ce test : {test}")
    case .testsTimedOut:
      .init(
        english: "The tests were stopped after {seconds} s.",
        french: "Les tests ont été arrêtés après {seconds} s.")
    default:
      .init(
        english: "The build was stopped after {seconds} s.",
        french: "La compilation a été arrêtée après {seconds} s.")
    }
  }

  private var recordText: LocalizedText {
    switch self {
    case .contradictoryRecord:
      .init(
        english: "The record of the run contradicts itself about this test: {test}",
        french: "Le relevé de l’exécution se contredit au sujet de ce test : {test}")
    case .foreignTest:
      .init(
        english: "The record of the run names a test that does not exist: {test}",
        french: "Le relevé de l’exécution nomme un test qui n’existe pas : {test}")
    case .exitDisagrees:
      .init(
        english: "Every test passed, and yet the process ended with an error.",
        french: "Tous les tests ont réussi, et pourtant le processus s’est terminé par une erreur.")
    case .forbiddenCode:
      .init(
        english: "This code can change what the tests see, so no result counts: {found}",
        french:
          "Aucun résultat ne compte, car ce code peut changer ce que voient les tests : {found}")
    default:
      .init(
        english: "The record of the run cannot be read.",
        french: "Le relevé de l’exécution est illisible.")
    }
  }

  private var fileText: LocalizedText {
    switch self {
    case .noToolchain:
      .init(
        english: "Could not check: no Swift toolchain was found.",
        french: "Vérification impossible : aucune chaîne d’outils Swift n’a été trouvée.")
    case .unreadable:
      .init(
        english: "Could not check: {path} cannot be read.",
        french: "Vérification impossible : {path} n’est pas lisible.")
    case .unwritable:
      .init(
        english: "Could not check: {path} cannot be written.",
        french: "Vérification impossible : on ne peut pas écrire dans {path}.")
    case .nothingToCheck:
      .init(
        english: "Could not check: {path} holds none of the files to edit, such as {wanted}.",
        french:
          "Vérification impossible : {path} ne contient aucun fichier à modifier, tel {wanted}."
      )
    default:
      .init(
        english: "Could not check: the disk that holds {path} is full.",
        french: "Vérification impossible : le disque de {path} est plein.")
    }
  }

  private var obstacleText: LocalizedText {
    switch self {
    case .busy:
      .init(
        english: "Could not check: another check (process {process}) still uses this workspace.",
        french:
          "Vérification impossible : le processus {process} vérifie déjà dans cet espace de travail."
      )
    case .busyUnknown:
      .init(
        english: "Could not check: another check still uses this workspace.",
        french: "Vérification impossible : une autre est déjà en cours dans cet espace de travail.")
    case .buildFailed:
      .init(
        english: "Could not check: the build failed outside your files.",
        french: "Vérification impossible : la compilation a échoué hors de tes fichiers.")
    case .toolFailed:
      .init(
        english: "Could not check: a tool that we need failed.",
        french: "Vérification impossible : un outil nécessaire a échoué.")
    case .cancelled:
      .init(english: "The check was cancelled.", french: "La vérification a été annulée.")
    default:
      .init(
        english: "Could not check: this course asks for an unknown rule, {rule}.",
        french: "Vérification impossible : ce cours demande une règle inconnue, {rule}.")
    }
  }
}
