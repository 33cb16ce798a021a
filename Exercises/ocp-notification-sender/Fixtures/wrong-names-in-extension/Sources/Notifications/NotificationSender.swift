struct NotificationSender {
  let email: any NotificationChannel
  let push: any NotificationChannel
  let others: [String: (AppNotification) throws -> Void]

  func send(_ notification: AppNotification, type: String) throws {
    switch type {
    case Self.emailType: try email.send(notification)
    case Self.pushType: try push.send(notification)
    default:
      guard let deliver = others[type] else { throw SendError.unknownType(type) }
      try deliver(notification)
    }
  }
}
