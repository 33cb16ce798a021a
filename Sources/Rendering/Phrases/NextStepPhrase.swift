package import Languages

/// What to do now, in one or two sentences: the last lines of a verdict.
package enum NextStepPhrase: Phrase {
  case solved, unsolved, firstHalfHolds, doesNotCompile, testsDoNotFit, crashed, testTimedOut,
    buildTimedOut
  case tooMuchOutput, testsMissing, tampered, forbiddenCode
  case noToolchain, fileTrouble, nothingToCheck, diskFull, busy, buildFailed, cancelled, unknownRule

  package var text: LocalizedText {
    switch self {
    case .solved:
      .init(
        english: "Compare with the reference: solid diff {exercise} --to reference",
        french: "Compare avec la référence : solid diff {exercise} --to reference")
    case .unsolved:
      .init(
        english: "Stuck? solid hint {exercise}", french: "Tu bloques ? solid hint {exercise}")
    case .firstHalfHolds:
      .init(
        english: "Make this change, then check again: what it costs is measured from here.",
        french: "Fais ce changement, puis relance : son coût se mesure à partir d’ici.")
    case .doesNotCompile, .testsDoNotFit, .crashed: codeText
    case .unknownRule:
      .init(
        english: "This is a mistake in the course, not in your code: solid audit {exercise}",
        french: "L’erreur est dans le cours, pas dans ton code : solid audit {exercise}")
    case .testTimedOut, .buildTimedOut, .tooMuchOutput, .testsMissing, .tampered, .forbiddenCode:
      limitText
    default: obstacleText
    }
  }

  private var codeText: LocalizedText {
    switch self {
    case .doesNotCompile:
      .init(
        english: "Fix the first error and check again; the others often go with it.",
        french: "Corrige la première erreur, puis relance ; les autres en découlent souvent.")
    case .testsDoNotFit:
      .init(
        english:
          "Keep the names and signatures that the brief fixes; your design starts behind them.",
        french:
          "Garde les noms et les signatures que l’énoncé fixe ; ta conception commence derrière."
      )
    default:
      .init(
        english: "A crash ends all tests: make this case an error or a value, then check again.",
        french:
          "Un plantage arrête tous les tests : fais-en une erreur ou une valeur, puis relance."
      )
    }
  }

  private var limitText: LocalizedText {
    switch self {
    case .testTimedOut:
      .init(
        english: "Look for a loop without an end, or for two tasks that wait for each other.",
        french: "Cherche une boucle sans fin, ou deux tâches qui s’attendent l’une l’autre.")
    case .buildTimedOut:
      .init(
        english: "Look for one long expression of mixed literals, or give its parts a type.",
        french:
          "Cherche une longue expression de littéraux mêlés, ou donne un type à ses termes.")
    case .tooMuchOutput:
      .init(
        english: "Look for a print inside a loop.", french: "Cherche un print dans une boucle.")
    case .testsMissing:
      .init(
        english: "Look for a call of exit, or for code that ends the process.",
        french: "Cherche un appel à exit, ou du code qui termine le processus.")
    case .forbiddenCode:
      .init(
        english: "Say the same with ordinary declarations, then check again.",
        french: "Écris la même chose avec des déclarations ordinaires, puis relance.")
    default:
      .init(
        english:
          "Code under test must not write to files of the test run; remove that and check again.",
        french:
          "Le code testé ne doit pas toucher aux fichiers de l’exécution ; retire cela et relance."
      )
    }
  }

  private var obstacleText: LocalizedText {
    switch self {
    case .noToolchain:
      .init(
        english: "Install Swift from swift.org, then: solid doctor",
        french: "Installe Swift depuis swift.org, puis : solid doctor")
    case .fileTrouble:
      .init(
        english: "Check the permissions of that path, then check again.",
        french: "Vérifie les droits d’accès à ce chemin, puis relance.")
    case .nothingToCheck:
      .init(
        english: "Name the folder of the package, or begin afresh: solid start {exercise}",
        french: "Indique le dossier du paquet, ou repars du début : solid start {exercise}")
    case .diskFull:
      .init(
        english: "Free some space, then check again.",
        french: "Libère de la place, puis relance.")
    case .busy:
      .init(
        english: "Wait until it ends, or end it, then check again.",
        french: "Attends qu’elle se termine, ou arrête-la, puis relance.")
    case .buildFailed:
      .init(
        english: "Your code is not to blame; see what is wrong: solid doctor",
        french: "Ton code n’est pas en cause ; pour savoir ce qui ne va pas : solid doctor")
    default:
      .init(
        english: "Check again when you like.", french: "Relance quand tu veux.")
    }
  }
}
