/// The package in which a target must stand without what it may not need.
package struct AlonePackage: Hashable, Sendable {
  /// The target that must build, with what its manifest says that it needs.
  package let target: String
  /// Targets that are not there, whatever the manifest says.
  package let without: [String]
  /// Stand-ins that it may keep.
  package let products: [String]

  package init(target: String, without: [String], products: [String]) {
    self.target = target
    self.without = without
    self.products = products
  }
}
