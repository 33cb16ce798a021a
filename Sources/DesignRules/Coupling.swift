import SwiftSource

/// Who depends on whom among the targets of a package, each pair once.
struct Coupling {
  /// In the order of the manifest.
  let arrows: [PackageGraph.Arrow]
  /// How many targets a target depends on: its efferent coupling.
  private let needs: [String: Int]
  /// How many targets depend on a target: its afferent coupling.
  private let neededBy: [String: Int]

  init(_ targets: [TargetOutline]) {
    let names = Set(targets.map(\.name))
    let all = targets.flatMap { target in
      target.dependencies.filter { names.contains($0.name) }
        .map { PackageGraph.Arrow(start: target.name, end: $0.name, position: $0.position) }
    }
    let layers = Self.layers(among: all)
    var pairs: Set<[String]> = []
    arrows = all.compactMap { arrow in
      let (start, end) = (layers[arrow.start] ?? arrow.start, layers[arrow.end] ?? arrow.end)
      guard start != end, pairs.insert([start, end]).inserted else { return nil }
      return PackageGraph.Arrow(start: start, end: end, position: arrow.position)
    }
    needs = Dictionary(arrows.map { ($0.start, 1) }, uniquingKeysWith: +)
    neededBy = Dictionary(arrows.map { ($0.end, 1) }, uniquingKeysWith: +)
  }

  /// The target of which each layer is a part: a layer has one target above it, and may have layers itself.
  private static func layers(among arrows: [PackageGraph.Arrow]) -> [String: String] {
    var owner: [String: String] = [:]
    // Each round settles at least one more target, or is the last.
    for _ in arrows {
      var above: [String: Set<String>] = [:]
      for arrow in arrows {
        let (start, end) = (owner[arrow.start] ?? arrow.start, owner[arrow.end] ?? arrow.end)
        if start != end { above[end, default: []].insert(start) }
      }
      // A program that nobody stands on takes nothing in: its parts are modules of their own.
      let found = above.filter { $0.value.count == 1 }.compactMap { layer, owners in
        owners.first.flatMap { above[$0] == nil ? nil : (layer, $0) }
      }
      guard let (layer, above) = found.min(by: { $0.0 < $1.0 }) else { break }
      for (name, present) in owner where present == layer { owner[name] = above }
      owner[layer] = above
    }
    return owner
  }

  /// Ce / (Ca + Ce); 0 for a target without arrows, which has no reason to change for another.
  func instability(of target: String) -> Instability {
    let (outgoing, incoming) = (needs[target] ?? 0, neededBy[target] ?? 0)
    return Instability(outgoing: outgoing, all: max(1, outgoing + incoming))
  }

  /// The part of a target's arrows that lead away from it, from 0 to 1.
  struct Instability: Comparable, CustomStringConvertible {
    let outgoing: Int
    /// At least 1.
    let all: Int

    var description: String { "\(outgoing)/\(all)" }

    static func < (left: Self, right: Self) -> Bool {
      left.outgoing * right.all < right.outgoing * left.all
    }

    static func == (left: Self, right: Self) -> Bool {
      left.outgoing * right.all == right.outgoing * left.all
    }
  }
}
