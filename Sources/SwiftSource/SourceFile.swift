/// A Swift file: its path as the reader knows it, and its text.
package struct SourceFile: Hashable, Sendable {
  /// The path below the package, such as `Sources/Notifications/Composition.swift`.
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The last part of the path.
  package var name: String { String(path.split(separator: "/").last ?? "") }
}

/// A place in a Swift file, line and column from 1.
///
/// The column counts UTF-8 bytes, as the compiler's own do.
package struct SourcePosition: Hashable, Sendable, Comparable {
  package let file: String
  package let line: Int
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, then by place in it.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
