import Languages
import Markdown
import Ports

/// Reads one language of a lesson from its Markdown.
struct LessonTextReader {
  let header: LessonHeader
  private(set) var faults: [Fault] = []
  private(set) var title: Placed<String>?
  private(set) var steps: [Step] = []
  private(set) var hints: [[Block]] = []
  /// Whether a quiz is not what its author meant.
  private(set) var hasFaultyQuiz = false
  private let source: LessonSource
  private var hasHints = false
  private var briefs: [TextPosition] = []

  init(_ document: Document, from source: LessonSource) {
    self.source = source
    header = LessonHeader(document.frontMatter)
    faults = header.faults
    let blocks = document.blocks
    let first = blocks.firstIndex { $0.headingLevel == 2 } ?? blocks.endIndex
    readOpening(blocks[..<first])
    var rest = blocks[first...]
    while let heading = rest.popFirst() {
      let section = rest.prefix { $0.headingLevel != 2 }
      rest = rest.dropFirst(section.count)
      readSection(heading, Array(section))
    }
    reportExtraTitles(blocks)
    reportCounts()
    faults += FenceInspector(document.blocks, in: source).faults
  }

  var file: Path { source.file }

  /// The text of the lesson; its title is the slug when the file has none.
  func lessonText(slug: String) -> LessonText {
    LessonText(file: source.file, title: title?.value ?? slug, steps: steps, hints: hints)
  }

  /// What the step with the tiers is called in each language.
  static func hintsTitle(in language: Language) -> String {
    switch language {
    case .english: "Hints"
    case .french: "Indices"
    }
  }

  private mutating func readOpening(_ blocks: ArraySlice<Block>) {
    let heading = blocks.firstIndex { $0.headingLevel == 1 }
    if let heading {
      title = Placed(blocks[heading].inlines.plainText, at: blocks[heading].position)
    }
    if title == nil || title?.value.isEmpty == true {
      let start = blocks.first?.position ?? TextPosition(line: 1, column: 1)
      faults.append(
        Fault(
          at: title?.position ?? start, "the lesson has no title",
          suggestion: "begin the text with a level-1 heading: '# Title'"))
    }
    for block in blocks[..<(heading ?? blocks.startIndex)] where !block.isComment {
      faults.append(Fault(at: block.position, "this text stands before the title"))
    }
    let opening = blocks.enumerated().filter { $0.offset != heading }.map(\.element)
    add(SectionReader(title: title?.value ?? "", line: title?.position.line ?? 1, blocks: opening))
  }

  private mutating func readSection(_ heading: Block, _ blocks: [Block]) {
    let title = heading.inlines.plainText
    if title.isEmpty { faults.append(Fault(at: heading.position, "this step has no title")) }
    if isHints(title) {
      if hasHints { faults.append(Fault(at: heading.position, "a second step holds hints")) }
      hasHints = true
      return readHints(title, heading.position, blocks)
    }
    let section = SectionReader(title: title, line: heading.position.line, blocks: blocks)
    if section.steps.isEmpty, !section.hasFaultyQuiz {
      faults.append(Fault(at: heading.position, "the step \(quoted(title)) is empty"))
    }
    add(section)
  }

  private mutating func add(_ section: SectionReader) {
    steps += section.steps
    faults += section.faults
    briefs += section.briefs
    hasFaultyQuiz = hasFaultyQuiz || section.hasFaultyQuiz
  }

  /// Whether a title announces the hints; the other language's word does so too, and nothing else would be meant by it.
  private func isHints(_ title: String) -> Bool {
    Language.allCases.contains { title.lowercased() == Self.hintsTitle(in: $0).lowercased() }
  }

  private mutating func readHints(_ title: String, _ heading: TextPosition, _ blocks: [Block]) {
    let wanted = Self.hintsTitle(in: source.language)
    if title != wanted {
      faults.append(
        Fault(
          at: heading, "the step with the hints is called \(quoted(title))",
          suggestion: "call it \(quoted(wanted)) in this language"))
    }
    let reader = HintsReader(blocks, below: heading)
    add(SectionReader(title: title, line: heading.line, kind: .hints, blocks: reader.others))
    if hints.isEmpty { hints = reader.hints }
    if let fault = reader.fault { faults.append(fault) }
  }

  private mutating func reportExtraTitles(_ blocks: [Block]) {
    let titles = blocks.filter { $0.headingLevel == 1 }
    for block in titles.dropFirst() {
      faults.append(
        Fault(
          at: block.position, "a second level-1 heading",
          suggestion: "a step begins with a level-2 heading: '## …'"))
    }
  }

  private mutating func reportCounts() {
    let start = TextPosition(line: 1, column: 1)
    if briefs.isEmpty {
      faults.append(
        Fault(
          at: start, "no step is the exercise",
          suggestion: "put <!-- exercise --> alone on a line of the brief"))
    }
    for extra in briefs.dropFirst() {
      faults.append(Fault(at: extra, "a second <!-- exercise -->", suggestion: "keep one"))
    }
    guard !hasHints else { return }
    let wanted = Self.hintsTitle(in: source.language)
    let near = steps.first { step in
      didYouMean(step.title, among: [wanted]).hasPrefix("did")
    }
    faults.append(
      Fault(
        at: near.map { TextPosition(line: $0.line, column: 1) } ?? start,
        "no step holds the hints", suggestion: "call it \(quoted("## " + wanted))"))
  }
}

extension Block {
  fileprivate var isComment: Bool {
    if case .comment = kind { true } else { false }
  }
}
