struct NotificationSender {
  let channels: [String: Channel]

  func send(_ notification: AppNotification, type: String) throws {
    guard let channel = channels[type] else { throw SendError.unknownType(type) }
    try channel.deliver(notification)
  }
}
