/// A `Package.swift` as its syntax shows it: read, and never run.
///
/// Only what is written out is understood: `let package = Package(…)` with texts, lists and the usual
/// `.target(…)`. Whatever else could change the package is noted in `unreadable`, and the rest is
/// read all the same. Platforms, products, dependencies of the package and language modes are not
/// looked at.
package struct ManifestOutline: Hashable, Sendable {
  package let file: SourceFile
  /// The package's name; `nil` when it cannot be read.
  package let name: String?
  /// In the order of the manifest; a target whose name cannot be read is left out.
  package let targets: [ManifestTarget]
  /// In the order of the file; empty when the manifest says all that it does.
  package let unreadable: [ManifestObstacle]

  /// Reads a manifest; what is no Swift is an obstacle as well.
  package init(_ file: SourceFile) {
    self = onDeepStack { ManifestOutline(parsing: file) }
  }

  private init(parsing file: SourceFile) {
    var reader = ManifestReader(ParsedFile(file))
    reader.read()
    self.file = file
    name = reader.name
    targets = reader.targets
    unreadable = reader.obstacles.sorted { $0.position < $1.position }
  }
}
