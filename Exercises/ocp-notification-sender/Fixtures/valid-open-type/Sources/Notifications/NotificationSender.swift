struct NotificationSender {
  private var channels: [ChannelType: Channel] = [:]

  func adding(_ channel: Channel, for type: ChannelType) -> NotificationSender {
    var copy = self
    copy.channels[type] = channel
    return copy
  }

  func send(_ notification: AppNotification, type: String) throws {
    guard let channel = channels[ChannelType(rawValue: type)] else {
      throw SendError.unknownType(type)
    }
    try channel.deliver(notification)
  }
}
