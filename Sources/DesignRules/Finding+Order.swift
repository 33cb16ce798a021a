import Languages
import SwiftSource

extension [Finding] {
  /// One finding for each thing that was found, at its first place, with the count.
  func merged() -> [Finding] {
    var order: [Key] = []
    var places: [Key: [SourcePosition]] = [:]
    var firsts: [Key: Finding] = [:]
    for finding in inSourceOrder() {
      let key = Key(found: finding.found, message: finding.message.english)
      if firsts[key] == nil {
        order.append(key)
        firsts[key] = finding
      }
      places[key, default: []].append(finding.position)
    }
    return order.compactMap { key in
      firsts[key].map {
        Finding(
          position: $0.position, found: $0.found, message: $0.message,
          count: places[key]?.count ?? 1)
      }
    }
  }

  /// By place, and each finding once: the places of a rule may overlap.
  func inSourceOrder() -> [Finding] {
    var seen: Set<Finding> = []
    return filter { seen.insert($0).inserted }
      .sorted { ($0.position, $0.found) < ($1.position, $1.found) }
  }

  private struct Key: Hashable {
    let found: String
    let message: String
  }
}
