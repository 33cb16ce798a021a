import SwiftSource

/// The text of a Swift file by lines, for what an outline does not tell.
struct CodeText {
  /// As in the file.
  let lines: [Substring]

  init(_ file: SourceFile) {
    lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The line of a number from 1; empty outside of the file.
  subscript(number: Int) -> Substring {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// The lines from the start of a declaration to the brace that ends its body.
  ///
  /// Formatted code is taken for granted: that brace is indented as the declaration is.
  func length(ofDeclarationAt start: Int) -> Int {
    let margin = indentation(of: self[start])
    var number = start + 1
    while number <= lines.count {
      let line = self[number]
      let rest = line.dropFirst(indentation(of: line))
      if !rest.isEmpty, indentation(of: line) <= margin {
        if rest.hasPrefix("}") { return indentation(of: line) == margin ? number - start + 1 : 1 }
        // A signature of several lines goes on with these.
        guard [")", "{", "where "].contains(where: rest.hasPrefix) else { return 1 }
      }
      number += 1
    }
    return 1
  }

  /// The lines of the doc comment above a declaration, without their slashes; attributes may stand in between.
  func documentation(aboveLine line: Int) -> [Substring] {
    var number = line - 1
    while unindented(number).hasPrefix("@") { number -= 1 }
    var comment: [Substring] = []
    while unindented(number).hasPrefix("///") {
      comment.insert(unindented(number).dropFirst(3).trimmingPrefix(" "), at: 0)
      number -= 1
    }
    return comment
  }

  private func unindented(_ number: Int) -> Substring {
    self[number].trimmingPrefix { $0 == " " }
  }

  private func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }
}

extension SourceFile {
  /// The lines of code with all comments and literals blanked out.
  var bareLines: [String] {
    let blanked = codeTokens(of: text).map { token in
      token.kind == .comment || token.kind == .string
        ? String(token.text.map { $0.isNewline ? "\n" : " " }) : token.text
    }
    return blanked.joined().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
