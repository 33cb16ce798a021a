import SwiftSource

/// The arrows that a manifest draws between targets, and from targets to products.
///
/// A target and a product of one name are one end: a package cannot hold both.
struct PackageGraph {
  /// From every target, in the order of the manifest.
  private let arrows: [String: [Arrow]]

  /// A need of one target for another.
  struct Arrow: Hashable {
    let start: String
    let end: String
    /// Where the manifest draws it.
    let position: SourcePosition
  }

  init(_ targets: [TargetOutline]) {
    var arrows: [String: [Arrow]] = [:]
    for target in targets {
      arrows[target.name, default: []] += target.dependencies.map {
        Arrow(start: target.name, end: $0.name, position: $0.position)
      }
    }
    self.arrows = arrows
  }

  /// A shortest path to each of the ends that can be reached; at least one arrow each.
  ///
  /// No path leads through another end: who reaches the nearer one is told of that.
  func paths(from start: String, to ends: Set<String>) -> [[Arrow]] {
    var arrivals: [String: Arrow] = [:]
    var reached: [String] = []
    var pending = [start]
    var next = 0
    while next < pending.count {
      for arrow in arrows[pending[next]] ?? [] where arrivals[arrow.end] == nil {
        arrivals[arrow.end] = arrow
        if ends.contains(arrow.end) {
          reached.append(arrow.end)
        } else {
          pending.append(arrow.end)
        }
      }
      next += 1
    }
    return reached.map { path(from: start, to: $0, by: arrivals) }
  }

  private func path(from start: String, to end: String, by arrivals: [String: Arrow]) -> [Arrow] {
    var path: [Arrow] = []
    var place = end
    repeat {
      guard let arrow = arrivals[place] else { break }
      path.append(arrow)
      place = arrow.start
    } while place != start
    return path.reversed()
  }
}

extension [PackageGraph.Arrow] {
  /// `CheckoutPolicy → Shared → CardGateway`.
  var route: String { names.joined(separator: " → ") }

  /// The route, its middle left out when it is longer than a sentence bears.
  var shortRoute: String {
    guard route.count > 60, count > 2, let first = names.first, let last = names.last else {
      return route
    }
    return "\(first) → … → \(last)"
  }

  private var names: [String] { prefix(1).map(\.start) + map(\.end) }
}
