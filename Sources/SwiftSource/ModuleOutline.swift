/// The Swift files of one module, seen together.
package struct ModuleOutline: Sendable {
  /// One per file, in the order in which the files were given.
  package let outlines: [FileOutline]
  /// Every type, extension and alias with the place where it stands.
  let catalogue: TypeCatalogue
  let hiddenNames: [Fact: [String]]
  let constants: ConstantCatalogue

  /// Parses every file once; whatever is no Swift is left out of the outline.
  package init(_ files: [SourceFile]) {
    outlines = files.map(FileOutline.init)
    catalogue = TypeCatalogue(outlines)
    hiddenNames = Self.hiddenNames(in: catalogue)
    constants = ConstantCatalogue(catalogue)
  }

  /// The files that the outline was made of, in the order in which they were given.
  package var files: [SourceFile] { outlines.map(\.file) }

  /// The outline of the files with a name, such as `Composition.swift`.
  package func outlines(named name: String) -> [FileOutline] {
    outlines.filter { $0.file.name == name }
  }
}
