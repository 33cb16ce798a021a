/// Gives the finished blocks their inlines, now that all link definitions are known.
struct BlockAssembly {
  let bytes: [UInt8]
  let definitions: LinkDefinitions

  func blocks(_ raw: [RawBlock]) -> [Block] {
    raw.map { Block(kind($0.kind), at: $0.position) }
  }

  private func kind(_ raw: RawBlock.Kind) -> Block.Kind {
    switch raw {
    case .heading(let level, let lines): .heading(level: level, inlines(lines))
    case .paragraph(let lines): .paragraph(inlines(lines))
    case .code(let code): .code(code)
    case .quote(let content): quote(content)
    case .list(let start, let isTight, let items):
      .list(List(start: start, isTight: isTight, items: items.map(item)))
    // Only lists hold items; alone it would be shown as what it contains.
    case .item(let content): .quote(blocks(content))
    case .table(let alignments, let lines): .table(table(alignments, lines))
    case .thematicBreak: .thematicBreak
    case .comment(let text): .comment(text)
    case .html(let text): .html(text)
    }
  }

  private func inlines(_ lines: [TextLine]) -> [Inline] {
    InlineScanner.inlines(of: lines.joined(of: bytes), definitions)
  }

  private func quote(_ content: [RawBlock]) -> Block.Kind {
    guard case .paragraph(let lines) = content.first?.kind, let first = lines.first,
      let alert = alertKind(first)
    else { return .quote(blocks(content)) }
    return .alert(alert, blocks(withoutFirstLine(content)))
  }

  private func alertKind(_ line: TextLine) -> AlertKind? {
    let text = bytes.trimmedString(line.range)
    guard text.hasPrefix("[!"), text.hasSuffix("]") else { return nil }
    return AlertKind(rawValue: text.dropFirst(2).dropLast().lowercased())
  }

  /// The blocks without the first line of the paragraph that they start with.
  private func withoutFirstLine(_ content: [RawBlock]) -> [RawBlock] {
    guard case .paragraph(let lines) = content.first?.kind, lines.count > 1 else {
      return Array(content.dropFirst())
    }
    let rest = RawBlock(kind: .paragraph(Array(lines.dropFirst())), position: lines[1].position)
    return [rest] + content.dropFirst()
  }

  private func item(_ raw: RawBlock) -> List.Item {
    guard case .item(var content) = raw.kind else {
      return List.Item(isDone: nil, blocks: blocks([raw]), position: raw.position)
    }
    let isDone = takeTaskMark(from: &content)
    return List.Item(isDone: isDone, blocks: blocks(content), position: raw.position)
  }

  /// Takes `[ ]` or `[x]` off the paragraph that an item starts with (GFM, task list items).
  private func takeTaskMark(from content: inout [RawBlock]) -> Bool? {
    guard case .paragraph(var lines) = content.first?.kind, let first = lines.first else {
      return nil
    }
    var reader = ByteReader(bytes, in: first.range)
    let isDone = reader.take("[x]", ignoringCase: true)
    guard isDone || reader.take("[ ]"), reader.skipSpaces() > 0, !reader.isAtEnd else { return nil }
    let column = first.position.column + reader.offset - first.range.lowerBound
    let position = TextPosition(line: first.position.line, column: column)
    lines[0] = TextLine(range: reader.offset..<first.range.upperBound, position: position)
    content[0] = RawBlock(kind: .paragraph(lines), position: position)
    return isDone
  }

  private func table(_ alignments: [Table.Alignment?], _ lines: [TextLine]) -> Table {
    let rows = lines.map { row($0, width: alignments.count) }
    return Table(alignments: alignments, header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  /// The cells of a line, as many as the table has columns.
  private func row(_ line: TextLine, width: Int) -> [[Inline]] {
    let cells = TableRow.cells(ByteReader(bytes, in: line.range)).prefix(width).map(cell)
    return cells + Array(repeating: [], count: width - cells.count)
  }

  /// A bar in a cell is written `\|`, even in code.
  private func cell(_ range: Range<Int>) -> [Inline] {
    var text: [UInt8] = []
    for offset in range {
      if bytes[offset] == "|", text.last == 0x5C { text.removeLast() }
      text.append(bytes[offset])
    }
    return InlineScanner.inlines(of: text, definitions)
  }
}
