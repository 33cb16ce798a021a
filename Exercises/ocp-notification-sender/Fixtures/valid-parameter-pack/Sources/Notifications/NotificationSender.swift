struct NotificationSender<each Medium: Channel> {
  private let channels: (repeat each Medium)

  init(_ channels: repeat each Medium) {
    self.channels = (repeat each channels)
  }

  func send(_ notification: AppNotification, type: String) throws {
    for channel in repeat each channels {
      let isDelivered = try channel.deliver(notification, type: type)
      if isDelivered { return }
    }
    throw SendError.unknownType(type)
  }
}
