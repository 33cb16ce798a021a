import Ports
import Curriculum
import Grading
import Languages
import LearnerWork
import Markdown
package import Rendering

/// Shows a session: a pure function from its state to a frame.
package struct SessionView: Sendable {
  let session: Session
  /// How the text of the present lesson is laid out.
  let layout: MarkdownLayout
  /// The text of a file of the learner by its path, for the code around a finding.
  let source: @Sendable (_ exercise: String, _ path: String) -> String?

  package init(
    _ session: Session, layout: MarkdownLayout,
    source: @escaping @Sendable (_ exercise: String, _ path: String) -> String? = { _, _ in nil }
  ) {
    self.session = session
    self.layout = layout
    self.source = source
  }

  /// What the terminal shows for this state, and how many lines the body has, for scrolling.
  package var shown: (frame: Frame, bodyCount: Int) {
    let body = body
    var screen = Screen(header: header, body: body)
    screen.keys = SessionKeys(session).hints
    screen.offset = session.offset
    screen.language = session.language
    let frame = screen.frame(columns: session.size.columns, rows: session.size.rows)
    return (frame, body.count)
  }

  private var width: Int { Screen.bodyWidth(columns: session.size.columns) }

  // MARK: Header

  private var header: ScreenHeader {
    switch session.page {
    case .welcome: ScreenHeader(title: say(.welcomeTitle))
    case .lessons: lessonsHeader
    case .keys: ScreenHeader(title: say(.keysTitle))
    case .step, .verdict, .hints, .diff, .reference, .confirmReference: lessonHeader
    }
  }

  private var lessonsHeader: ScreenHeader {
    var header = ScreenHeader(title: say(.lessonsTitle))
    header.notes = list.summary
    return header
  }

  private var lessonHeader: ScreenHeader {
    guard let lesson = session.currentLesson, let text = session.currentText else {
      return ScreenHeader(title: "solid")
    }
    let label = lesson.principle.rawValue.uppercased()
    var header = ScreenHeader(label: label, title: text.title)
    let place: [String: PhraseValue] = [
      "n": .number(session.step + 1), "all": .number(text.steps.count),
    ]
    let minutes = say(.minutes, ["n": .number(lesson.minutes)])
    header.notes = [asideTitle ?? say(.stepOf, place), minutes]
    header.short = "\(label) \(lesson.number) · \(session.step + 1)/\(text.steps.count)"
    return header
  }

  /// What the page is called when it is not the step itself.
  private var asideTitle: String? {
    switch session.page {
    case .verdict: say(.verdictTitle)
    case .hints: say(.hintsTitle)
    case .diff: say(.diffTitle)
    case .reference, .confirmReference: say(.referenceTitle)
    case .welcome, .step, .lessons, .keys: nil
    }
  }

  // MARK: Body

  private var body: [StyledLine] {
    let state = stateLines
    let page = pageLines
    return state.isEmpty ? page : state + [.empty] + page
  }

  private var pageLines: [StyledLine] {
    switch session.page {
    case .welcome: paragraphs(.welcomeBody)
    case .step: stepLines
    case .verdict: verdictLines
    case .hints: hintLines
    case .lessons(let cursor): lessonLines(cursor)
    case .diff(let lines), .reference(let lines): lines
    case .confirmReference: paragraphs(.askReference)
    case .keys: say(.keysBody).split(separator: "\n").map { StyledLine(String($0)) }
    }
  }

  private var stepLines: [StyledLine] {
    guard let step = session.currentStep else { return [] }
    var text = StepText(step: step, layout: layout)
    if case .quiz(let quiz) = step.kind {
      text.order = session.order(of: quiz)
      text.chosen = session.quizPlace.flatMap { session.choices[$0] } ?? []
    }
    let title = LineWrapper(width: width).lines(of: step.title, .heading)
    return title + [.empty] + text.lines(width: width)
  }

  private var verdictLines: [StyledLine] {
    guard let verdict = session.currentVerdict else { return [] }
    let exercise = verdict.exercise
    let source = source
    var text = VerdictText(language: session.language) { source(exercise, $0) }
    text.colouring = layout.colouring
    text.showsNextStep = false
    text.gained = session.gained[exercise] ?? []
    return text.lines(of: verdict, width: width)
  }

  private var hintLines: [StyledLine] {
    guard let exercise = session.currentExercise, let text = session.currentText else { return [] }
    let seen = session.progress[exercise: exercise.slug].hints
    return HintList(
      seen: Array(text.hints.prefix(seen)), total: text.hints.count, layout: layout
    ).lines(width: width)
  }

  private var list: LessonList {
    LessonList(
      LessonRows(
        lessons: session.lessons, progress: session.progress, language: session.language
      ).rows, in: session.language)
  }

  private func lessonLines(_ cursor: Int) -> [StyledLine] {
    var list = list
    list.selected = cursor
    return list.lines(width: width)
  }

  /// What is happening, above the page: a running check, or what the last key left behind.
  private var stateLines: [StyledLine] {
    let sentence = session.check.map(sentence) ?? session.notice
    guard let sentence else { return [] }
    return Hanging(StyledLine("● ", .accent)).lines(width: width) {
      LineWrapper(width: $0).lines(of: sentence)
    }
  }

  private func sentence(of check: Session.RunningCheck) -> String {
    switch check.phase {
    case .starting: say(.checkStarting)
    case .waiting: say(.checkWaiting)
    case .building: say(.checkBuilding)
    case .testing: say(.checkTesting, ["n": .number(check.ended)])
    case .startingAfresh: say(.checkAfresh)
    }
  }

  private func paragraphs(_ phrase: SessionPhrase) -> [StyledLine] {
    say(phrase).split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      $0.isEmpty ? [.empty] : LineWrapper(width: width).lines(of: String($0))
    }
  }

  private func say(_ phrase: SessionPhrase, _ values: [String: PhraseValue] = [:]) -> String {
    phrase(session.language, values)
  }
}
