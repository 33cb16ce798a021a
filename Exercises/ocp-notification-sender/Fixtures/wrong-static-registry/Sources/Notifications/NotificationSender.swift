struct NotificationSender {
  static var channels: [String: (AppNotification) throws -> Void] = [:]

  func send(_ notification: AppNotification, type: String) throws {
    guard let deliver = Self.channels[type] else { throw SendError.unknownType(type) }
    try deliver(notification)
  }
}
