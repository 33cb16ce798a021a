import Curriculum
package import Grading
package import Languages

/// A verdict as sentences: first the one thing to fix, at the end what to do now.
///
/// Order: what happened · the learner's code there · why it matters and a question · what else was found ·
/// all checks · what the code printed · files that were not used · the next step.
package struct VerdictText: Sendable {
  package let language: Language
  /// The text of a file of the learner by its path in the verdict; `nil` when it cannot be read.
  package let source: @Sendable (_ path: String) -> String?
  package var colouring: CodeColouring?
  /// Shows every finding with its code, instead of the first in full and two more in a line each.
  package var showsAll = false
  /// The checks that hold now and did not the last time: progress deserves a word before all is solved.
  package var gained: Set<String> = []
  /// Ends with the command to run next; a session says it in its footer instead.
  package var showsNextStep = true

  /// Sentences in one language; the text of a file is asked for only when a line of it is shown.
  package init(
    language: Language, source: @escaping @Sendable (_ path: String) -> String?
  ) {
    self.language = language
    self.source = source
  }

  /// The lines for a width; an empty line stands between two parts.
  package func lines(of verdict: Verdict, width: Int) -> [StyledLine] {
    let width = max(1, width)
    let sections = [
      headline(of: verdict, width: width),
      request(of: verdict, width: width),
      reasons(of: verdict, width: width),
      verdict.outcome == .solved ? [] : news(in: verdict, width: width),
      table(of: verdict, width: width),
      PrintedText(verdict.printed, in: language).lines(width: width),
      ignored(in: verdict, width: width),
      showsNextStep ? nextStep(after: verdict, width: width) : [],
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [.empty]))
  }

  private func headline(of verdict: Verdict, width: Int) -> [StyledLine] {
    let isSolved = verdict.outcome == .solved
    let mark = mark(of: verdict)
    let text = VerdictHeadline(verdict, in: language).headline
    return Hanging(mark).lines(width: width) {
      LineWrapper(width: $0).lines(of: text, isSolved ? .good.strong : .strong)
    }
  }

  private func mark(of verdict: Verdict) -> StyledLine {
    if verdict.outcome == .solved { return StyledLine("● ", .good) }
    let isHalfway =
      verdict.outcome == .unsolved && verdict.request != nil
      && VerdictHeadline.firstFailure(in: verdict) == nil
    return isHalfway ? StyledLine("◐ ", .accent) : StyledLine("✗ ", .bad)
  }

  /// What is asked once the first half holds, until it is done.
  private func request(of verdict: Verdict, width: Int) -> [StyledLine] {
    guard let request = verdict.request, verdict.outcome != .solved else { return [] }
    return LineWrapper(width: width).lines(of: VerdictPhrase.request(language), .strong)
      + LineWrapper(width: max(1, width - 2)).lines(of: request(language)).map {
        width > 2 ? StyledLine("│ ", .accent) + $0 : $0
      }
  }

  private func reasons(of verdict: Verdict, width: Int) -> [StyledLine] {
    switch verdict.outcome {
    case .solved: return gains(of: verdict, width: width)
    case .doesNotCompile: return diagnosticText.lines(of: verdict.diagnostics, width: width)
    case .crashed(let crash): return lines(of: crash, width: width)
    case .couldNotCheck(.buildFailed(let output)), .couldNotCheck(.toolFailed(let output)):
      return PrintedText.quoted(output, limit: 20, language, width: width)
    case .couldNotCheck: return []
    case .unsolved, .timedOut, .tooMuchOutput, .testsMissing, .tampered:
      var text = FailureText(language: language, source: source)
      text.colouring = colouring
      text.showsAll = showsAll
      return text.lines(of: verdict, width: width)
    }
  }

  /// What the passed checks prove, one paragraph each.
  private func gains(of verdict: Verdict, width: Int) -> [StyledLine] {
    verdict.checks.compactMap { $0.status == .passed ? $0.check.gained : nil }
      .flatMap { LineWrapper(width: width).lines(of: $0(language)) }
  }

  /// What the checks prove that hold for the first time.
  private func news(in verdict: Verdict, width: Int) -> [StyledLine] {
    let sentences = verdict.checks.compactMap {
      gained.contains($0.check.id) ? $0.check.gained : nil
    }
    guard !sentences.isEmpty else { return [] }
    return LineWrapper(width: width).lines(of: VerdictPhrase.news(language), .strong)
      + sentences.flatMap { sentence in
        Hanging(StyledLine("✓ ", .good)).lines(width: width) {
          LineWrapper(width: $0).lines(of: sentence(language))
        }
      }
  }

  private var diagnosticText: DiagnosticText {
    var text = DiagnosticText(language: language, source: source)
    text.colouring = colouring
    text.showsAll = showsAll
    return text
  }

  private func lines(of crash: Crash, width: Int) -> [StyledLine] {
    let message = inert(crash.message)
    guard let place = crash.place else {
      return message.isEmpty ? [] : LineWrapper(width: width).lines(of: message, .bad)
    }
    var excerpt = SourceExcerpt(at: place, of: source(place.file))
    excerpt.remark = message
    excerpt.colouring = colouring
    return excerpt.lines(width: width)
  }

  /// All checks, unless none was asked.
  private func table(of verdict: Verdict, width: Int) -> [StyledLine] {
    let wasAsked = verdict.checks.contains { $0.status == .passed || $0.status == .failed }
    guard wasAsked else { return [] }
    // What comes after the request would give it away.
    let isAsked = verdict.request != nil || verdict.outcome == .solved
    let checks = verdict.checks.filter {
      isAsked || !$0.check.isLater || $0.status == .failed || $0.status == .passed
    }
    return CheckTable(checks, in: language).lines(width: width)
      + seed(of: verdict, width: width)
  }

  /// Said while something does not hold, so that the very same run can be repeated.
  private func seed(of verdict: Verdict, width: Int) -> [StyledLine] {
    guard verdict.seed != 0, verdict.outcome != .solved else { return [] }
    let text = VerdictPhrase.seed(language, ["seed": .text(String(verdict.seed))])
    return LineWrapper(width: width).lines(of: text, .muted)
  }

  private func ignored(in verdict: Verdict, width: Int) -> [StyledLine] {
    guard !verdict.ignored.isEmpty else { return [] }
    let title = LineWrapper(width: width).lines(of: VerdictPhrase.ignored(language), .muted)
    return title
      + verdict.ignored.flatMap { file in
        Hanging(StyledLine("  ")).lines(width: width) {
          LineWrapper(width: $0).lines(
            of: inert(file.path) + " (" + VerdictPhrase(file.reason)(language) + ")", .muted)
        }
      }
  }

  private func nextStep(after verdict: Verdict, width: Int) -> [StyledLine] {
    Hanging(StyledLine("› ", .accent)).lines(width: width) {
      LineWrapper(width: $0).lines(of: VerdictHeadline(verdict, in: language).nextStep)
    }
  }
}
