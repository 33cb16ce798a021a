import Languages
import SwiftSource

/// G4: arrows lead towards what has fewer reasons to change, and never in a circle.
///
/// The instability of a target is Ce / (Ca + Ce): Ce counts the targets that it depends on, Ca those
/// that depend on it (Robert C. Martin's Stable Dependencies Principle). Found: an arrow from a target
/// to a less stable one, and a circle, at its first arrow; the arrows of a circle are not compared.
///
/// A target that only one other stands on is one of its layers: both count as one, so that a module may
/// be cut into layers without becoming less stable.
///
/// Tests do not count, on neither side, nor do products, whose own arrows nobody sees. Equal
/// instability is fine.
package struct StableDependencies: GraphRule {
  package static let name = "stableDependencies"

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly([])
  }

  package func findings(in package: PackageOutline) -> [Finding] {
    let targets = package.targets.filter { $0.kind != .test }
    let circles = circles(among: targets)
    let inCircles = Set(circles.flatMap { $0 })
    let coupling = Coupling(targets)
    let unstable = coupling.arrows.filter { !inCircles.contains($0) }
      .compactMap { finding($0, in: coupling) }
    return package.findings(circles.compactMap(finding) + unstable)
  }

  /// One circle for each group of targets that lie on circles.
  private func circles(among targets: [TargetOutline]) -> [[PackageGraph.Arrow]] {
    let graph = PackageGraph(targets)
    var covered: Set<String> = []
    var circles: [[PackageGraph.Arrow]] = []
    for target in targets where !covered.contains(target.name) {
      guard let circle = graph.paths(from: target.name, to: [target.name]).first else { continue }
      covered.formUnion(circle.map(\.start))
      circles.append(circle)
    }
    return circles
  }

  private func finding(_ circle: [PackageGraph.Arrow]) -> Finding? {
    guard let first = circle.first else { return nil }
    return Finding(
      position: first.position, found: circle.route,
      message: LocalizedText(
        english: "the arrows run in a circle: \(circle.shortRoute)",
        french: "les flèches tournent en rond : \(circle.shortRoute)"))
  }

  private func finding(_ arrow: PackageGraph.Arrow, in coupling: Coupling) -> Finding? {
    let (from, to) = (coupling.instability(of: arrow.start), coupling.instability(of: arrow.end))
    guard from < to else { return nil }
    return Finding(
      position: arrow.position, found: "\(arrow.start) → \(arrow.end)",
      message: LocalizedText(
        english: "`\(arrow.start)` (I = \(from)) depends on `\(arrow.end)` (I = \(to))",
        french: "`\(arrow.start)` (I = \(from)) dépend de `\(arrow.end)` (I = \(to))"))
  }
}
