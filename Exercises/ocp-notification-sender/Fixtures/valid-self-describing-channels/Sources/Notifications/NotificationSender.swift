final class NotificationSender: Sendable {
  private let channels: [String: any Channel]

  init(_ channels: [any Channel]) {
    self.channels = Dictionary(channels.map { ($0.type, $0) }) { _, latest in latest }
  }

  func send(_ notification: AppNotification, type: String) throws {
    guard let channel = channels[type] else { throw SendError.unknownType(type) }
    try channel.deliver(notification)
  }
}
