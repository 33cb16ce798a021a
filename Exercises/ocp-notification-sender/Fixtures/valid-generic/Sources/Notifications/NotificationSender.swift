final class NotificationSender<Medium: Channel> {
  private let channels: [String: Medium]

  init(channels: [String: Medium]) {
    self.channels = channels
  }

  func send(_ notification: AppNotification, type: String) throws {
    guard let channel = channels[type] else { throw SendError.unknownType(type) }
    try channel.deliver(notification)
  }
}
