import Markdown

/// Reads a level-3 heading, a task list and a block quote as a question.
struct QuizReader {
  private(set) var faults: [Fault] = []
  private(set) var notes: [String] = []
  /// What stands between the question and the options, such as the code that it is about.
  private(set) var context: [Block] = []
  private(set) var quiz: Quiz?
  /// How many blocks belong to the quiz.
  private(set) var length = 0

  /// Reads the quiz at the start of these blocks; `nil` when no quiz starts there.
  init?(_ blocks: ArraySlice<Block>) {
    guard let heading = blocks.first, case .heading(3, let question) = heading.kind else {
      return nil
    }
    let section = blocks.dropFirst().prefix { ($0.headingLevel ?? 9) > 3 }
    guard let place = section.firstIndex(where: \.isTaskList),
      case .list(let list) = section[place].kind
    else { return nil }
    for block in section[..<place] { takeContext(block) }
    let rest = section[(place + 1)...]
    let skipped = rest.prefix { takeNote($0) }.count
    let explanation = explanation(rest.dropFirst(skipped).first, at: heading.position)
    length = place + 1 + skipped + (explanation == nil ? 0 : 1) - blocks.startIndex
    let options = options(of: list)
    guard let answer = answer(of: list, at: section[place].position) else { return }
    quiz = Quiz(
      question: question, options: options, answer: answer, explanation: explanation ?? [])
  }

  private mutating func takeContext(_ block: Block) {
    if case .comment = block.kind {
      if !takeNote(block) {
        faults.append(Fault(at: block.position, "a quiz can hold no directive but notes"))
      }
    } else {
      context.append(block)
    }
  }

  private mutating func takeNote(_ block: Block) -> Bool {
    guard case .comment(let text) = block.kind,
      case .success(.note(let note)) = Directive.read(text, at: block.position)
    else { return false }
    notes.append(note)
    return true
  }

  private mutating func explanation(_ block: Block?, at heading: TextPosition) -> [Block]? {
    if case .quote(let blocks) = block?.kind { return blocks }
    faults.append(
      Fault(
        at: heading, "this quiz has no explanation",
        suggestion: "add a block quote ('> …') right after the options"))
    return nil
  }

  private mutating func options(of list: List) -> [[Inline]] {
    list.items.map { item in
      if item.isDone == nil {
        faults.append(
          Fault(at: item.position, "this option has no box", suggestion: "begin it with '[ ] '"))
      }
      if case .paragraph(let inlines) = item.blocks.first?.kind, item.blocks.count == 1 {
        return inlines
      }
      faults.append(Fault(at: item.position, "an option must be one paragraph"))
      return item.blocks.first?.inlines ?? []
    }
  }

  private mutating func answer(of list: List, at position: TextPosition) -> Int? {
    if !(2...4).contains(list.items.count) {
      let found = counted(list.items.count, "option")
      faults.append(Fault(at: position, "a quiz has two to four options, this one has \(found)"))
    }
    let right = list.items.indices.filter { list.items[$0].isDone == true }
    if let first = right.first {
      for extra in right.dropFirst() {
        faults.append(
          Fault(
            at: list.items[extra].position, "a second option is marked '[x]'",
            suggestion: "mark exactly one"))
      }
      return first
    }
    faults.append(
      Fault(at: position, "no option is marked '[x]'", suggestion: "mark exactly one"))
    return nil
  }
}
