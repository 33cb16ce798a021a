/// A target as a manifest declares it.
package struct ManifestTarget: Hashable, Sendable {
  package let name: String
  package let kind: Kind
  /// In the order of the manifest; what could not be read is left out.
  package let dependencies: [ManifestDependency]
  /// The folder that `path:` names, as written; `nil` for the folder of the target's name.
  package let path: String?
  /// Where the name stands.
  package let position: SourcePosition

  /// What the package manager makes of a target.
  package enum Kind: Hashable, Sendable {
    case library, executable, test
  }
}

/// What a target says that it needs.
package struct ManifestDependency: Hashable, Sendable {
  package let kind: Kind
  /// The name of a target or of a product.
  package let name: String
  /// Where the entry begins in the list of dependencies.
  package let position: SourcePosition

  /// The form in which a dependency is written.
  package enum Kind: Hashable, Sendable {
    case target
    case product(package: String)
    /// A text alone, or `.byName(name:)`: a target, or a product when there is no such target.
    case byName
  }
}
