/// A place in a manifest that reading alone does not understand.
package struct ManifestObstacle: Hashable, Sendable {
  package let position: SourcePosition
  package let reason: Reason
  /// The beginning of what stands there, at most forty characters of one line.
  package let text: String

  /// Why a place cannot be understood.
  package enum Reason: Hashable, Sendable {
    /// The file is too large or too deeply nested to be read.
    case tooLarge
    /// The parser stumbles here.
    case notSwift
    /// No `let package = Package(…)` stands in the file.
    case noPackage
    /// A statement that is neither an import nor `let package = Package(…)`.
    case statement
    /// An argument that would change the package, by its label; `_` without one.
    case argument(String)
    /// An argument without which nothing can be said, by its label.
    case missing(String)
    /// A text or a list that is not written out.
    case notLiteral
    /// No `.target`, `.executableTarget` or `.testTarget`.
    case target
    /// No text, `.target`, `.byName` or `.product`.
    case dependency
    /// A second target with a name.
    case repeatedTarget
  }
}
