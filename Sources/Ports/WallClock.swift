/// Tells the time of day.
package protocol WallClock: Sendable {
  /// Whole seconds since 1970, UTC.
  func now() -> Int64
}
