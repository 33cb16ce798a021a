struct NotificationSender {
  let channels: [String: (AppNotification) throws -> Void]

  func send(_ notification: AppNotification, type: String) throws {
    guard let deliver = channels[type] else { throw SendError.unknownType(type) }
    try deliver(notification)
  }
}
