struct NotificationSender {
  let factory: ChannelFactory

  func send(_ notification: AppNotification, type: String) throws {
    try factory.make(type: type).send(notification)
  }
}
