struct NotificationSender {
  typealias Channel = (AppNotification) throws -> Void

  var channels: [String: Channel]

  func send(_ notification: AppNotification, type: String) throws {
    guard let deliver = channels[type] else { throw SendError.unknownType(type) }
    try deliver(notification)
  }
}
