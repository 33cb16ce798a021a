/// Sends each notification the way its type asks for.
struct NotificationSender {
  private let channels: [String: any NotificationChannel]

  /// Of two channels with the same type, the later one wins.
  init(channels: [any NotificationChannel]) {
    self.channels = Dictionary(channels.map { ($0.type, $0) }) { _, later in later }
  }

  func send(_ notification: AppNotification, type: String) throws {
    guard let channel = channels[type] else { throw SendError.unknownType(type) }
    try channel.send(notification)
  }
}
