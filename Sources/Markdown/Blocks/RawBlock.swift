/// A finished block whose text is not read yet: a link may be defined further down the document.
struct RawBlock {
  let kind: Kind
  let position: TextPosition

  indirect enum Kind {
    case heading(level: Int, [TextLine])
    case paragraph([TextLine])
    case code(CodeBlock)
    case quote([RawBlock])
    case list(start: Int?, isTight: Bool, items: [RawBlock])
    case item([RawBlock])
    case table([Table.Alignment?], [TextLine])
    case thematicBreak
    case comment(String)
    case html(String)
  }
}
