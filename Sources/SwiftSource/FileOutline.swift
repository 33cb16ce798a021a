/// What one Swift file declares and says.
package struct FileOutline: Hashable, Sendable {
  package let file: SourceFile
  /// The file itself: its members are what it declares, its facts what it says outside them.
  package let root: Declaration
  /// In the order of the file, those inside `#if` included.
  package let imports: [Import]
  /// The places of `#if`, `#elseif` and `#else`.
  package let conditions: [Condition]
  /// Where the file is too large or too deeply nested to be read; its outline is empty then.
  package let unreadable: SourcePosition?

  /// The condition of a part of the file that may not be compiled.
  package struct Condition: Hashable, Sendable {
    /// `#if`, `#elseif` or `#else`.
    package let keyword: String
    package let position: SourcePosition
    /// The modules that `canImport` asks for.
    package let modulesAskedFor: [String]
  }
}

/// An `import`.
package struct Import: Hashable, Sendable {
  /// The module and its submodules, then the declaration when there is a `kind`.
  package let path: [String]
  /// `struct` in `import struct Foundation.Date`; `nil` for a whole module.
  package let kind: String?
  /// The names of the attributes, such as `testable` and `_exported`.
  package let attributes: [String]
  package let position: SourcePosition

  /// The module without submodules and declarations.
  package var module: String { path.first ?? "" }
}
