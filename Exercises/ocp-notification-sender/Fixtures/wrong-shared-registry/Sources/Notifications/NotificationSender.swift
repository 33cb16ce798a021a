struct NotificationSender {
  func send(_ notification: AppNotification, type: String) throws {
    guard let deliver = ChannelRegistry.shared.channel(for: type) else {
      throw SendError.unknownType(type)
    }
    try deliver(notification)
  }
}
