import Markdown

/// Finds what is wrong in the code fences of a lesson, without looking at any other file.
struct FenceInspector {
  private(set) var faults: [Fault] = []
  private let source: LessonSource

  init(_ blocks: [Block], in source: LessonSource) {
    self.source = source
    inspect(blocks)
  }

  private mutating func inspect(_ blocks: [Block]) {
    var besides: [Block] = []
    for block in blocks {
      let isBeside = inspectFence(block)
      if isBeside { besides.append(block) }
      if !isBeside || besides.count == 2 {
        reportLonely(besides)
        besides = []
      }
      if case .list(let list) = block.kind {
        for item in list.items { inspect(item.blocks) }
      } else {
        inspect(block.children)
      }
    }
    reportLonely(besides)
  }

  private mutating func reportLonely(_ besides: [Block]) {
    guard besides.count == 1, let block = besides.first else { return }
    faults.append(
      Fault(
        at: block.position, "a fence is 'beside' nothing",
        suggestion: "mark two fences in a row"))
  }

  /// Reports the faults of a fence; whether it wants to stand beside another.
  private mutating func inspectFence(_ block: Block) -> Bool {
    // To find a column costs a look at the whole file; who reads a hundred faults finds the rest alone.
    guard case .code(let code) = block.kind, faults.count < 100 else { return false }
    let parser = FenceParser(code.info)
    if !parser.faults.isEmpty {
      // An info string may hold escapes, which shift the columns; then the start of the fence has to do.
      let line = block.position.line
      let start = source.position(of: code.info, from: line)
      let isFound = start.line == line && start.column > 1
      faults += parser.faults.map { fault in
        let column = isFound ? start.column + fault.position.column - 1 : block.position.column
        return Fault(
          at: TextPosition(line: line, column: column), fault.message,
          suggestion: fault.suggestion)
      }
    }
    reportFarHighlights(parser.fence, code, at: block.position)
    return parser.fence.isBeside
  }

  private mutating func reportFarHighlights(
    _ fence: Fence, _ code: CodeBlock, at position: TextPosition
  ) {
    guard !fence.highlights.isEmpty else { return }
    let last = splitLines(code.text).count
    for case .lines(let ranges) in fence.highlights {
      for range in ranges where range.upperBound > last {
        faults.append(
          Fault(
            at: position, "line \(range.upperBound) is highlighted",
            suggestion: "the fence has \(counted(last, "line"))"))
      }
    }
  }
}
