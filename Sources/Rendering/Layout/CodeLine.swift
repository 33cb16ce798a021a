package import SwiftSource

/// Colours Swift code; the texts of the tokens joined must be the code.
package typealias CodeColouring = @Sendable (String) -> [CodeToken]

/// Lines of code as styled text: coloured, inert, with tabs expanded.
enum CodeLine {
  /// The lines of a code; a colouring whose tokens are not the code is not used.
  static func lines(of code: String, colouring: CodeColouring?) -> [StyledLine] {
    let tokens = colouring?(code) ?? []
    guard tokens.reduce(into: "", { $0 += $1.text }) == code, !code.isEmpty else {
      return plainLines(of: code)
    }
    var lines = [StyledLine()]
    for token in tokens {
      let style = Style(role(of: token.kind))
      for (index, piece) in pieces(of: token.text).enumerated() {
        if index > 0 { lines.append(StyledLine()) }
        lines[lines.count - 1].append(String(piece), style)
      }
    }
    return lines.map(\.withTabsExpanded)
  }

  static func plainLines(of code: String) -> [StyledLine] {
    pieces(of: code).map { StyledLine(String($0), Style(.plain)).withTabsExpanded }
  }

  private static func pieces(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private static func role(of kind: CodeToken.Kind) -> Style.Role {
    switch kind {
    case .plain, .identifier: .plain
    case .keyword: .keyword
    case .type: .type
    case .string: .string
    case .number: .number
    case .comment: .comment
    case .attribute, .directive: .attribute
    }
  }
}

extension StyledLine {
  /// The line with tabs as spaces up to the next of stops of four columns.
  var withTabsExpanded: StyledLine {
    guard text.utf8.contains(0x09) else { return self }
    var line = StyledLine()
    var column = 0
    for cell in StyledCell.cells(of: spans) {
      let spaces = cell.character == "\t" ? 4 - column % 4 : 0
      line.append(spaces > 0 ? String(repeating: " ", count: spaces) : cell.span.text, cell.style)
      column += spaces > 0 ? spaces : cell.width
    }
    return line
  }
}
