/// What a check is doing, told while it happens.
package enum GradingEvent: Hashable, Sendable {
  /// Another check of this workspace is running; its process identifier when it is known.
  case waiting(process: Int32?)
  /// The structural checks have been answered.
  case structureChecked([CheckResult])
  case building
  case testing
  /// A test function started or ended; its name as Swift Testing prints it.
  case testStarted(String)
  case testEnded(String, passed: Bool)
  /// The scratch folder did not fit any more; it was emptied and the check begins once more.
  case startingAfresh
}
