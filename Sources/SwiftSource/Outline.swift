/// The Swift files of one module, seen together.
package struct ModuleOutline: Sendable {
  package let files: [SourceFile]

  package init(_ files: [SourceFile]) {
    self.files = files
  }
}
