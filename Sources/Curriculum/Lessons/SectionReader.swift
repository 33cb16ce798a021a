import Markdown

/// Turns what stands below one heading into steps: one, or several when there are quizzes.
struct SectionReader {
  private(set) var steps: [Step] = []
  private(set) var faults: [Fault] = []
  /// Where the directives `exercise` stand.
  private(set) var briefs: [TextPosition] = []
  /// Whether a quiz is not what its author meant; then the steps may be others, too.
  private(set) var hasFaultyQuiz = false
  private let title: String
  private let line: Int
  private let kind: Step.Kind
  private var parts: [[Block]] = []
  private var startsPart = true
  private var notes: [String] = []
  private var isBrief = false

  init(title: String, line: Int, kind: Step.Kind = .reading, blocks: [Block]) {
    self.title = title
    self.line = line
    self.kind = kind
    read(blocks)
  }

  private mutating func read(_ blocks: [Block]) {
    var rest = blocks[...]
    while let block = rest.first {
      if let quiz = QuizReader(rest), quiz.length > 0 {
        endStep()
        add(quiz)
        rest = rest.dropFirst(quiz.length)
      } else {
        take(block)
        rest = rest.dropFirst()
      }
    }
    endStep()
    attachLeftNotes()
  }

  private mutating func add(_ reader: QuizReader) {
    faults += reader.faults
    for block in reader.context { reportHidden(in: block) }
    for block in reader.quiz?.explanation ?? [] { reportHidden(in: block, isTop: true) }
    notes += reader.notes
    hasFaultyQuiz = hasFaultyQuiz || !reader.faults.isEmpty
    guard let quiz = reader.quiz else { return }
    let parts = reader.context.isEmpty ? [] : [reader.context]
    steps.append(
      Step(title: title, kind: .quiz(quiz), parts: parts, notes: notes, line: line))
    notes = []
  }

  private mutating func take(_ block: Block) {
    guard case .comment(let text) = block.kind else {
      reportHidden(in: block)
      if startsPart { parts.append([]) }
      startsPart = false
      parts[parts.count - 1].append(block)
      return
    }
    switch Directive.read(text, at: block.position) {
    case .success(.pause): startsPart = true
    case .success(.note(let note)): notes.append(note)
    case .success(.exercise):
      briefs.append(block.position)
      isBrief = true
    case .failure(let fault): faults.append(fault)
    }
  }

  /// A directive works at the top level only; inside a list or a quote it would silently do nothing.
  private mutating func reportHidden(in block: Block, isTop: Bool = false) {
    for inside in isTop ? [block].withDescendants : block.children.withDescendants {
      guard case .comment(let text) = inside.kind else { continue }
      faults.append(
        Fault(
          at: inside.position, "\(quoted(text)) stands inside another block",
          suggestion: "a directive stands alone, at the start of a line"))
    }
  }

  private mutating func endStep() {
    defer {
      parts = []
      startsPart = true
      isBrief = false
    }
    guard !parts.isEmpty || isBrief || isHints else { return }
    steps.append(
      Step(
        title: title, kind: isBrief ? .exercise : kind, parts: parts, notes: notes, line: line))
    notes = []
  }

  private var isHints: Bool { kind == .hints && !steps.contains { $0.kind == .hints } }

  private mutating func attachLeftNotes() {
    guard !notes.isEmpty, let last = steps.popLast() else { return }
    steps.append(
      Step(
        title: last.title, kind: last.kind, parts: last.parts, notes: last.notes + notes,
        line: last.line))
  }
}
