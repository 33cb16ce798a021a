import Languages
import SwiftSource

/// G1: no way leads from a policy to a detail, over however many targets.
///
/// Found: a dependency in the manifest on an end of `to`, or on a target that depends on it in turn;
/// an end may be a target or a product. The finding stands at the first arrow of a shortest way. An
/// end behind another end is not found again.
///
/// Not found: arrows in the other direction, and imports that the manifest does not know, which are
/// a matter of `declaredImports`. A name of `from` that is no target, and a name of `to` that no
/// manifest line mentions, is missing: a detail with another name is no detail that is gone.
package struct NoPath: GraphRule {
  package static let name = "noPath"
  private let starts: [String]
  private let ends: [String]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["from", "to"])
    starts = try parameters.texts("from")
    ends = try parameters.texts("to")
  }

  package func findings(in package: PackageOutline) -> [Finding] {
    let graph = PackageGraph(package.targets)
    let products = package.targets.flatMap(\.dependencies).map(\.name)
    let known = Set(package.targets.map(\.name) + products)
    let missing = ends.filter { !known.contains($0) }.map {
      package.missing($0, orProducts: products.unique)
    }
    let paths = package.findings(in: starts) { target in
      graph.paths(from: target.name, to: Set(ends)).compactMap(finding)
    }
    return (missing + paths).inSourceOrder()
  }

  private func finding(_ path: [PackageGraph.Arrow]) -> Finding? {
    guard let first = path.first, let last = path.last else { return nil }
    return Finding(
      position: first.position, found: path.route,
      message: LocalizedText(
        english: "the arrows lead to `\(last.end)`: \(path.shortRoute)",
        french: "les flèches mènent à `\(last.end)` : \(path.shortRoute)"))
  }
}

extension [String] {
  /// Each name once, in the order of the first mention.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
