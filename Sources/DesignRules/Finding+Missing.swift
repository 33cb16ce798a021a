import Languages
import Spelling
import SwiftSource

extension Finding {
  /// Says that a fixed name is missing, and which of the known names come near it.
  ///
  /// It stands at the place of the nearest name; an empty name asks for the place when none is near.
  static func missing(
    _ name: String, among known: [String], at place: (_ nearest: String) -> SourcePosition
  ) -> Finding {
    missing(name, near: nearestNames(to: name, among: known), at: place)
  }

  /// The same when it is known which names come near.
  static func missing(
    _ name: String, near: [String], at place: (_ nearest: String) -> SourcePosition
  ) -> Finding {
    let names = near.map { "`\($0)`" }.joined(separator: ", ")
    let message =
      near.isEmpty
      ? LocalizedText(
        english: "`\(name)` is missing, so there is nothing to look at",
        french: "`\(name)` manque : il n’y a rien à examiner")
      : LocalizedText(
        english: "`\(name)` is missing; the nearest is \(names)",
        french: "`\(name)` manque ; le plus proche est \(names)")
    return Finding(position: place(near.first ?? ""), found: name, message: message)
  }
}
