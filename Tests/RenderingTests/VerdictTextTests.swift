import Curriculum
import Grading
import Languages
import Rendering
import Testing

struct VerdictTextTests {
  private func text(_ language: Language = .english) -> VerdictText {
    VerdictText(language: language) { $0 == SampleVerdict.file ? SampleVerdict.source : nil }
  }

  private func lines(_ verdict: Verdict, width: Int = 80) -> [String] {
    text().lines(of: verdict, width: width).map(\.text)
  }

  @Test func `verdicts look as recorded`() {
    Golden.expect("unsolved") { text().lines(of: SampleVerdict.unsolved, width: $0) }
    Golden.expect("non-resolu") { text(.french).lines(of: SampleVerdict.unsolved, width: $0) }
    Golden.expect("solved") { text().lines(of: SampleVerdict.solved, width: $0) }
    Golden.expect("does-not-compile") {
      text().lines(of: SampleVerdict.doesNotCompile, width: $0)
    }
    Golden.expect("outcomes") { width in
      SampleVerdict.all.dropFirst(3).flatMap { text().lines(of: $0, width: width) + [.empty] }
    }
  }

  @Test(arguments: Language.allCases)
  func `no line is wider than the screen, in any outcome`(language: Language) {
    for verdict in SampleVerdict.all {
      for width in [1, 2, 5, 13, 40, 60, 120] {
        let lines = text(language).lines(of: verdict, width: width)
        #expect(lines.allSatisfy { $0.width <= width }, "\(verdict.outcome.word) at \(width)")
      }
    }
  }

  @Test func `the first thing is what to fix, with the code and a mark under what was found`() {
    let lines = lines(SampleVerdict.unsolved)
    #expect(lines.first == "✗ Not solved yet. This does not hold: no channel is known by name")
    let mark = lines.firstIndex { $0.contains("^^^^^^^ the literal \"email\" decides here") }
    let code = lines.firstIndex { $0.contains("if type == \"email\"") }
    #expect(mark != nil && code.map { $0 + 1 } == mark)
    if let mark, let code {
      let place = lines[code].prefix { $0 != "\"" }.count
      #expect(lines[mark].prefix { $0 != "^" }.count == place)
    }
  }

  @Test func `on a small screen the mark stands under the piece that holds what was found`() {
    let lines = lines(SampleVerdict.unsolved, width: 40)
    let mark = lines.firstIndex { $0.contains("^^^^^^^") } ?? 1
    #expect(lines[mark - 1].contains("if type == \"email\""))
    #expect(lines[mark + 1].contains("the literal \"email\" decides"))
  }

  @Test func `a change request is shown when it comes, and nothing of it before`() {
    var later = Check(
      id: "B2", kind: .behaviour, title: LocalizedText(same: "the next rule"),
      because: LocalizedText(same: ""), means: .tests([]))
    later.isLater = true
    let gathered = CheckResult(check: SampleVerdict.literals, status: .failed)
    let before = Verdict(
      exercise: "x", outcome: .unsolved,
      checks: [gathered, CheckResult(check: later, status: .skipped, missing: "S3")])
    #expect(!lines(before).joined().contains("the next rule"))

    var half = Verdict(
      exercise: "x", outcome: .unsolved,
      checks: [
        CheckResult(check: SampleVerdict.literals, status: .passed),
        CheckResult(check: later, status: .notRun),
      ])
    half.request = LocalizedText(same: "One rule more, please.")
    let shown = lines(half)
    #expect(shown.first == "◐ The first half holds. Now a change request comes in.")
    #expect(shown.contains("│ One rule more, please."))
    #expect(shown.joined().contains("the next rule"))
  }

  @Test func `what was gained is said before all is solved`() {
    var check = SampleVerdict.literals
    check.gained = LocalizedText(same: "No name is known any more.")
    let verdict = Verdict(
      exercise: "x", outcome: .unsolved, checks: [CheckResult(check: check, status: .passed)])
    #expect(!lines(verdict).joined().contains("No name is known"))
    var text = text()
    text.gained = [check.id]
    #expect(
      text.lines(of: verdict, width: 80).contains { $0.text == "✓ No name is known any more." })
  }

  @Test func `broken behaviour comes before structure`() {
    let verdict = Verdict(
      exercise: "x", outcome: .unsolved,
      checks: [
        CheckResult(check: SampleVerdict.literals, status: .failed),
        CheckResult(check: SampleVerdict.behaviour, status: .failed),
      ])
    #expect(lines(verdict).first?.hasSuffix("e-mail and push arrive") == true)
  }

  @Test func `three findings are shown, the others counted, and all of them on demand`() {
    let short = lines(SampleVerdict.unsolved).joined(separator: "\n")
    #expect(short.contains("\"push\"") && short.contains("\"sms\"") && !short.contains("\"fax\""))
    #expect(
      short.contains("1 more finding; to see it: solid check ocp-notification-sender --details"))
    var all = text()
    all.showsAll = true
    let long = all.lines(of: SampleVerdict.unsolved, width: 80).map(\.text).joined(separator: "\n")
    #expect(long.contains("\"fax\"") && !long.contains("more finding"))
  }

  @Test func `every state of a check is said in words`() {
    let text = lines(SampleVerdict.unsolved).joined(separator: "\n")
    for words in ["1 of 1", "0 of 2", "(failed)", "needs\u{A0}S3)", "(not run)"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `what the code printed is inert and capped`() {
    let lines = lines(SampleVerdict.unsolved)
    #expect(lines.contains("│ sent 1") && lines.contains("│ sent 20"))
    #expect(!lines.contains("│ sent 21") && lines.contains("… 5 more lines"))
  }

  @Test func `every outcome has its own headline and a next step`() {
    for language in Language.allCases {
      let said = SampleVerdict.all.map { VerdictHeadline($0, in: language) }
      #expect(Set(said.map(\.headline)).count == said.count)
      #expect(said.allSatisfy { !$0.nextStep.isEmpty && !$0.headline.contains("{") })
      #expect(said.allSatisfy { !$0.nextStep.contains("{") && !$0.headline.contains("\u{1B}") })
    }
  }

  @Test func `a test is called by the title of its check`() {
    let verdict = SampleVerdict.outcome(.timedOut(phase: .test, test: "b1()", limit: .seconds(20)))
    #expect(
      lines(verdict).first == "✗ Stopped after 20 s, while this was tested: e-mail and push arrive")
  }

  @Test func `errors in the tests speak of the border, not of the learner's code`() {
    var verdict = SampleVerdict.outcome(.doesNotCompile)
    verdict.diagnostics = [
      Diagnostic(
        place: Place(file: "Checks/A.swift", line: 1), severity: .error, message: "no member",
        isOurs: true)
    ]
    #expect(lines(verdict).first?.contains("tests call something") == true)
  }

  @Test func `the plain text of any verdict has no escape byte`() {
    for verdict in SampleVerdict.all {
      let printed = AnsiEncoder(.plain).text(of: text().lines(of: verdict, width: 80))
      #expect(!printed.contains("\u{1B}"))
    }
  }

  @Test func `a mark stands under its text behind tabs, accents and wide characters`() {
    let source = "\tlet é = \"漢\" as! Foo"
    let finding = VerdictFinding(
      place: Place(file: "A.swift", line: 1, column: 17), found: "as!",
      message: LocalizedText(same: "cast"))
    let verdict = Verdict(
      exercise: "x", outcome: .unsolved,
      checks: [CheckResult(check: SampleVerdict.casts, status: .failed, findings: [finding])])
    let lines = VerdictText(language: .english) { _ in source }.lines(of: verdict, width: 80)
      .map(\.text)
    let code = lines.first { $0.contains("as!") } ?? ""
    let mark = lines.first { $0.contains("^^^ cast") } ?? ""
    #expect(
      cellWidth(of: String(code.prefix { $0 != "a" })) == mark.prefix { $0 != "^" }.count)
  }
}
