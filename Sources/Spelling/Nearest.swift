/// The known names that a wrong one was probably meant to be, best first, at most `limit`.
///
/// Case does not count. A name is near when a third of it, or two letters of a short one, would have to change, or when it
/// begins with what was typed. No near name gives an empty array.
package func nearestNames(to typed: String, among known: [String], limit: Int = 3) -> [String] {
  let wanted = Array(typed.lowercased())
  let scored = known.compactMap { name -> (name: String, distance: Int)? in
    let candidate = Array(name.lowercased())
    if !wanted.isEmpty, candidate.starts(with: wanted) { return (name, 0) }
    let distance = editDistance(wanted, candidate)
    return distance <= max(2, candidate.count / 3) && distance < candidate.count
      ? (name, distance) : nil
  }
  let ordered = scored.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
  return ordered.prefix(limit).map(\.name)
}

/// Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (i, left) in first.enumerated() {
    var row = [i + 1]
    for (j, right) in second.enumerated() {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (left == right ? 0 : 1))
      if i > 0, j > 0, left == second[j - 1], first[i - 1] == right {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[second.count]
}
