import MiniMail

final class NotificationSender: BuiltInSender {
  private let channels: [String: (AppNotification) throws -> Void]

  init(wire: Wire, channels: [String: (AppNotification) throws -> Void]) {
    self.channels = channels
    super.init(wire: wire)
  }

  override func send(_ notification: AppNotification, type: String) throws {
    guard let deliver = channels[type] else { return try super.send(notification, type: type) }
    try deliver(notification)
  }
}
