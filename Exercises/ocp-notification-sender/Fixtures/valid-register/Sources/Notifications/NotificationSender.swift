class NotificationSender {
  private var channels: [String: any NotificationChannel] = [:]

  func register(_ channel: any NotificationChannel, for type: String) {
    channels[type] = channel
  }

  func send(_ notification: AppNotification, type: String) throws {
    guard let channel = channels[type] else { throw SendError.unknownType(type) }
    try channel.send(notification)
  }
}
