import Curriculum
import Grading
import Languages

/// The failed checks of a verdict: the first with code, reason and question, then the others.
struct FailureText {
  let language: Language
  let source: @Sendable (_ path: String) -> String?
  var colouring: CodeColouring?
  var showsAll = false

  init(language: Language, source: @escaping @Sendable (_ path: String) -> String?) {
    self.language = language
    self.source = source
  }

  /// Findings that are shown before "n more".
  static let limit = 3

  func lines(of verdict: Verdict, width: Int) -> [StyledLine] {
    let failures = VerdictHeadline.failures(in: verdict)
    guard let first = failures.first else { return [] }
    let findings = failures.flatMap { failure in failure.findings.map { (failure, $0) } }
    let leading = first.findings.isEmpty ? 0 : 1
    let others = findings.dropFirst(leading)
    let shown = showsAll ? others : others.prefix(Self.limit - leading)
    let sections = [
      first.findings.first.map { lines(of: $0, width: width) } ?? [],
      reason(of: first.check, width: width),
      alsoFound(shown.map(\.1), width: width),
      more(others.count - shown.count, verdict, width: width),
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [.empty]))
  }

  // MARK: One finding

  private func lines(of finding: VerdictFinding, width: Int) -> [StyledLine] {
    let message = inert(finding.message(language))
    var lines: [StyledLine]
    if let place = finding.place {
      var excerpt = SourceExcerpt(at: place, of: source(place.file))
      excerpt.found = finding.found
      excerpt.remark = message
      excerpt.colouring = colouring
      lines = excerpt.lines(width: width)
    } else {
      lines = LineWrapper(width: width).lines(of: message)
    }
    return lines + compared(.expected, finding.expected, width)
      + compared(.actual, finding.actual, width)
  }

  private func compared(
    _ label: VerdictPhrase, _ value: String?, _ width: Int
  ) -> [StyledLine] {
    guard let value else { return [] }
    return Hanging(StyledLine("  ")).lines(width: width) {
      LineWrapper(width: $0).lines(of: [
        .init(label(language) + " ", .muted), .init(inert(value), .strong),
      ])
    }
  }

  private func reason(of check: Check, width: Int) -> [StyledLine] {
    let why = LineWrapper(width: width).lines(of: [
      .init(VerdictPhrase.why(language) + " ", .strong), .init(check.because(language)),
    ])
    guard let question = check.question else { return why }
    return why
      + Hanging(StyledLine("› ", .accent)).lines(width: width) {
        LineWrapper(width: $0).lines(of: question(language), .accent)
      }
  }

  // MARK: The others

  private func alsoFound(_ findings: [VerdictFinding], width: Int) -> [StyledLine] {
    guard !findings.isEmpty else { return [] }
    let title = LineWrapper(width: width).lines(of: VerdictPhrase.alsoFound(language), .strong)
    if showsAll { return title + findings.flatMap { lines(of: $0, width: width) } }
    return title
      + findings.flatMap { finding in
        Hanging(StyledLine("✗ ", .bad)).lines(width: width) {
          LineWrapper(width: $0).lines(of: inOneLine(finding))
        }
      }
  }

  private func inOneLine(_ finding: VerdictFinding) -> [StyledLine.Span] {
    let message = StyledLine.Span(inert(finding.message(language)))
    guard let place = finding.place else { return [message] }
    return [.init("\(inert(place.file)):\(place.line) ", .muted), message]
  }

  private func more(_ count: Int, _ verdict: Verdict, width: Int) -> [StyledLine] {
    guard count > 0 else { return [] }
    let text = VerdictPhrase.moreFindings(
      language, ["n": .number(count), "exercise": .text(verdict.exercise)])
    return LineWrapper(width: width).lines(of: text, .muted)
  }
}
