package import SwiftSource

/// A package as its manifest and its Swift files show it.
package struct PackageOutline: Sendable {
  package let manifest: ManifestOutline
  /// In the order of the manifest.
  package let targets: [TargetOutline]
  /// The files that lie in the folder of no target, the manifest left out.
  package let strayFiles: [SourceFile]

  /// Gives every file to the target in whose folder it lies.
  ///
  /// That is `Sources/<Name>`, `Tests/<Name>` for tests, or what `path:` says. Paths are those below
  /// the package; the manifest may be among the files.
  package init(manifest: SourceFile, files: [SourceFile]) {
    let sources = files.filter { $0.path != manifest.path }
    let outline = ManifestOutline(manifest)
    let targets = outline.targets.map { TargetOutline($0, among: sources) }
    let owned = Set(targets.flatMap { $0.module.files.map(\.path) })
    self.manifest = outline
    self.targets = targets
    strayFiles = sources.filter { !owned.contains($0.path) }
  }

  /// The target with a name; `nil` when the manifest declares none.
  package func target(named name: String) -> TargetOutline? {
    targets.first { $0.name == name }
  }
}
