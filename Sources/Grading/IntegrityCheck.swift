import Curriculum
import Languages

/// The checks that every submission undergoes, whatever the exercise.
enum IntegrityCheck {
  /// The id of the check for code that can change what the tests see.
  static let forbidden = "integrity"
  /// The id of the check for conditional compilation.
  static let conditional = "no-conditions"

  /// The failed ones among the integrity checks; a sound submission has none, and then nothing is said about them.
  static func results(_ findings: (forbidden: [VerdictFinding], conditional: [VerdictFinding]))
    -> [CheckResult]
  {
    var results: [CheckResult] = []
    if !findings.forbidden.isEmpty {
      results.append(
        CheckResult(check: forbiddenCheck, status: .failed, findings: findings.forbidden))
    }
    if !findings.conditional.isEmpty {
      results.append(
        CheckResult(check: conditionalCheck, status: .failed, findings: findings.conditional))
    }
    return results
  }

  private static var forbiddenCheck: Check {
    var check = Check(
      id: forbidden, kind: .structure,
      title: LocalizedText(
        english: "nothing in the solution can change what the tests see",
        french: "rien dans la solution ne change ce que voient les tests"),
      because: LocalizedText(
        english: "The tests and your code share one process. Code that replaces standard names, "
          + "operators or C functions makes every result worthless.",
        french: "Les tests et ton code partagent un même processus. Du code qui remplace des "
          + "noms standard, des opérateurs ou des fonctions C ôte toute valeur aux résultats."),
      means: .tests([]))
    check.question = LocalizedText(
      english: "What does this give your design that an ordinary declaration would not?",
      french: "Qu’apporte ceci à ta conception qu’une déclaration ordinaire n’apporterait pas ?")
    return check
  }

  private static var conditionalCheck: Check {
    var check = Check(
      id: conditional, kind: .structure,
      title: LocalizedText(
        english: "no conditional compilation", french: "pas de compilation conditionnelle"),
      because: LocalizedText(
        english: "Behind #if the rules would have to guess which code is meant, so they refuse.",
        french: "Derrière un #if, les règles devraient deviner quel code compte : elles refusent."),
      means: .tests([]))
    check.question = LocalizedText(
      english: "Which of the two branches is your answer?",
      french: "Laquelle des deux branches est ta réponse ?")
    return check
  }
}
