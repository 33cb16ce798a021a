protocol Channel: Sendable {
  var type: String { get }
  func deliver(_ notification: AppNotification) throws
}
