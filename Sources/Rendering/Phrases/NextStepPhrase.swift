package import Languages

/// What to do now, in one or two sentences: the last lines of a verdict.
package enum NextStepPhrase: Phrase {
  case solved, unsolved, doesNotCompile, testsDoNotFit, crashed, testTimedOut, buildTimedOut
  case tooMuchOutput, testsMissing, tampered, forbiddenCode
  case noToolchain, fileTrouble, nothingToCheck, diskFull, busy, buildFailed, cancelled, unknownRule

  package var text: LocalizedText {
    switch self {
    case .solved:
      .init(
        english: "Compare with the reference: solid diff {exercise} --to reference",
        french: "Comparez avec la référence : solid diff {exercise} --to reference")
    case .unsolved:
      .init(
        english: "Stuck? solid hint {exercise}", french: "Bloqué ? solid hint {exercise}")
    case .doesNotCompile, .testsDoNotFit, .crashed: codeText
    case .unknownRule:
      .init(
        english: "This is a mistake in the course, not in your code: solid audit {exercise}",
        french: "L’erreur est dans le cours, pas dans votre code : solid audit {exercise}")
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
        french: "Corrigez la première erreur puis relancez ; les autres en découlent souvent.")
    case .testsDoNotFit:
      .init(
        english:
          "Keep the names and signatures that the brief fixes; your design starts behind them.",
        french:
          "Gardez les noms et les signatures que l’énoncé fixe ; votre conception commence derrière."
      )
    default:
      .init(
        english: "A crash ends all tests: make this case an error or a value, then check again.",
        french:
          "Un plantage arrête tous les tests : faites de ce cas une erreur ou une valeur, puis relancez."
      )
    }
  }

  private var limitText: LocalizedText {
    switch self {
    case .testTimedOut:
      .init(
        english: "Look for a loop without an end, or for two tasks that wait for each other.",
        french: "Cherchez une boucle sans fin, ou deux tâches qui s’attendent l’une l’autre.")
    case .buildTimedOut:
      .init(
        english: "Look for one long expression of mixed literals, or give its parts a type.",
        french:
          "Cherchez une longue expression de littéraux mêlés, ou donnez un type à ses parties.")
    case .tooMuchOutput:
      .init(
        english: "Look for a print inside a loop.", french: "Cherchez un print dans une boucle.")
    case .testsMissing:
      .init(
        english: "Look for a call of exit, or for code that ends the process.",
        french: "Cherchez un appel à exit, ou du code qui termine le processus.")
    case .forbiddenCode:
      .init(
        english: "Say the same with ordinary declarations, then check again.",
        french: "Dites la même chose avec des déclarations ordinaires, puis relancez.")
    default:
      .init(
        english:
          "Code under test must not write to files of the test run; remove that and check again.",
        french:
          "Le code testé ne doit pas écrire dans les fichiers de l’exécution ; retirez cela, puis relancez."
      )
    }
  }

  private var obstacleText: LocalizedText {
    switch self {
    case .noToolchain:
      .init(
        english: "Install Swift from swift.org, then: solid doctor",
        french: "Installez Swift depuis swift.org, puis : solid doctor")
    case .fileTrouble:
      .init(
        english: "Check the permissions of that path, then check again.",
        french: "Vérifiez les droits de ce chemin, puis relancez.")
    case .nothingToCheck:
      .init(
        english: "Name the folder of the package, or begin afresh: solid start {exercise}",
        french: "Nommez le dossier du paquet, ou repartez du début : solid start {exercise}")
    case .diskFull:
      .init(
        english: "Free some space, then check again.",
        french: "Libérez de la place, puis relancez.")
    case .busy:
      .init(
        english: "Wait until it ends, or end it, then check again.",
        french: "Attendez qu’elle se termine, ou terminez-la, puis relancez.")
    case .buildFailed:
      .init(
        english: "Your code is not to blame; see what is wrong: solid doctor",
        french: "Votre code n’est pas en cause ; voyez ce qui ne va pas : solid doctor")
    default:
      .init(
        english: "Check again when you like.", french: "Relancez quand vous voulez.")
    }
  }
}
