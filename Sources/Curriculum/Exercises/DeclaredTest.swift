import Markdown

/// A function that `@Test` marks, by the name that Swift Testing prints.
struct DeclaredTest: Hashable, Sendable {
  /// Such as `sends()` or `sends(_:to:)`; a raw identifier keeps its backticks.
  let name: String
  let position: TextPosition

  /// All tests of a source file, in its order.
  static func all(in source: String) -> [DeclaredTest] {
    var scan = TestScan(source)
    return scan.tests()
  }
}
