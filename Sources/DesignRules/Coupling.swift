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
    var pairs: Set<[String]> = []
    arrows = targets.flatMap { target in
      target.dependencies
        .filter { names.contains($0.name) && pairs.insert([target.name, $0.name]).inserted }
        .map { PackageGraph.Arrow(start: target.name, end: $0.name, position: $0.position) }
    }
    needs = Dictionary(arrows.map { ($0.start, 1) }, uniquingKeysWith: +)
    neededBy = Dictionary(arrows.map { ($0.end, 1) }, uniquingKeysWith: +)
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
