import Curriculum
import Grading
import Languages

/// Verdicts of an exercise with four checks.
enum SampleVerdict {
  static let file = "Sources/Notifications/NotificationSender.swift"

  static let source = """
    struct NotificationSender {
    \tfunc send(_ n: AppNotification, type: String) throws {
    \t\tif type == "email" { return mail(n) }
    \t\tguard let channel = channels[type] else { throw SendError.unknownType(type) }
    \t}
    }
    """

  static func check(
    _ id: String, _ kind: CheckKind, _ english: String, _ french: String
  ) -> Check {
    var check = Check(
      id: id, kind: kind, title: LocalizedText(english: english, french: french),
      because: LocalizedText(
        english: "the next channel is added in a table, this one by opening the sender.",
        french: "le prochain canal s’ajoute dans une table, celui-ci en ouvrant l’expéditeur."),
      means: .tests(["\(id.lowercased())()"]))
    if kind != .behaviour {
      check.question = LocalizedText(
        english: "What would have to be true for email to be just another entry?",
        french: "Que faudrait-il pour que l’e-mail ne soit qu’une entrée de plus ?")
      check.gained = LocalizedText(
        english: "A channel called “zr-4417” was delivered, and no file of yours had to know it.",
        french: "Un canal nommé « zr-4417 » a été livré sans qu’aucun de vos fichiers le connaisse."
      )
    }
    return check
  }

  static let behaviour = check(
    "B1", .behaviour, "e-mail and push arrive", "l’e-mail et le push arrivent")
  static let change = check(
    "P1", .changeRequest, "a channel with a random name is used",
    "un canal au nom tiré au sort est utilisé")
  static let literals = check(
    "S3", .structure, "no channel is known by name", "aucun canal n’est connu par son nom")
  static let casts = check("S4", .structure, "no casts", "aucune conversion de type")

  static func finding(_ literal: String, line: Int, column: Int?) -> VerdictFinding {
    VerdictFinding(
      place: Place(file: file, line: line, column: column), found: "\"\(literal)\"",
      message: LocalizedText(
        english: "the literal \"\(literal)\" decides here",
        french: "le littéral \"\(literal)\" décide ici"))
  }

  static var unsolved: Verdict {
    var verdict = Verdict(
      exercise: "ocp-notification-sender", outcome: .unsolved,
      checks: [
        CheckResult(check: behaviour, status: .passed),
        CheckResult(check: change, status: .skipped, missing: "S3"),
        CheckResult(
          check: literals, status: .failed,
          findings: [
            finding("email", line: 3, column: 14), finding("push", line: 4, column: nil),
            finding("sms", line: 40, column: nil), finding("fax", line: 41, column: 1),
          ]),
        CheckResult(check: casts, status: .notRun),
      ])
    verdict.printed = "sent \u{1B}[2J1\n" + (2...25).map { "sent \($0)" }.joined(separator: "\n")
    verdict.ignored = [
      IgnoredFile(path: "Tests/Mine.swift", reason: .notEditable),
      IgnoredFile(path: "Sources/Notifications/AppNotification.swift", reason: .given),
    ]
    verdict.seconds = PhaseSeconds(rules: 0.0201, build: 1.1, test: 0.1)
    verdict.toolchain = "Swift version 6.3.1"
    verdict.seed = 18_446_744_073_709_551_615
    return verdict
  }

  static var solved: Verdict {
    Verdict(
      exercise: "ocp-notification-sender", outcome: .solved,
      checks: [behaviour, change, literals].map { CheckResult(check: $0, status: .passed) })
  }

  static var doesNotCompile: Verdict {
    var verdict = outcome(.doesNotCompile)
    verdict.diagnostics = [
      Diagnostic(
        place: Place(file: file, line: 2, column: 16), severity: .error,
        message: "cannot find type 'AppNotification' in scope: did you mean 'Notification'?",
        isOurs: false),
      Diagnostic(
        place: Place(file: file, line: 3, column: 1), severity: .warning, message: "unused",
        isOurs: false),
      Diagnostic(
        place: Place(file: file, line: 4, column: 1), severity: .error, message: "second",
        isOurs: false),
    ]
    return verdict
  }

  static func outcome(_ outcome: Outcome) -> Verdict {
    Verdict(
      exercise: "ocp-notification-sender", outcome: outcome,
      checks: [behaviour, literals].map { CheckResult(check: $0, status: .notRun) })
  }

  /// One verdict for every case of the model.
  static let all: [Verdict] =
    [unsolved, solved, doesNotCompile]
    + ([
      .crashed(
        Crash(
          test: "b1()", message: "Fatal error: Index out of range",
          place: Place(file: file, line: 4))),
      .crashed(Crash(test: nil, message: "", place: nil)),
      .timedOut(phase: .test, test: "b1()", limit: .seconds(20)),
      .timedOut(phase: .test, test: nil, limit: .seconds(20)),
      .timedOut(phase: .build, test: nil, limit: .seconds(120)),
      .tooMuchOutput(test: "foreign()"), .tooMuchOutput(test: nil),
      .testsMissing(ended: 2, expected: 5), .tampered(.contradictoryEvents(test: "b1()")),
      .tampered(.foreignTest("x\u{1B}[2J()")), .tampered(.unreadableRecord),
      .tampered(.exitDisagrees), .tampered(.forbiddenCode("@_cdecl")),
      .couldNotCheck(.nothingToCheck(path: "/a", wanted: "Sources/A.swift")),
      .couldNotCheck(.noToolchain), .couldNotCheck(.unreadable(path: "/a/b")),
      .couldNotCheck(.unwritable(path: "/a/b")), .couldNotCheck(.diskFull(path: "/a/b")),
      .couldNotCheck(.busy(process: 42)), .couldNotCheck(.busy(process: nil)),
      .couldNotCheck(.buildFailed("error: no such module")), .couldNotCheck(.toolFailed("")),
      .couldNotCheck(.cancelled), .couldNotCheck(.unknownRule("forbit")),
    ] as [Outcome]).map(outcome)
}
