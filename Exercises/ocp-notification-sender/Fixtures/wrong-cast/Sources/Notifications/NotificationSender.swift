struct NotificationSender {
  let channels: [String: any NotificationChannel]

  func send(_ notification: AppNotification, type: String) throws {
    guard let channel = channels[type] else { throw SendError.unknownType(type) }
    if channel is EmailChannel {
      try channel.send(notification)
    } else {
      try channel.send(notification.shortened(to: 178))
    }
  }
}

extension AppNotification {
  fileprivate func shortened(to limit: Int) -> AppNotification {
    AppNotification(title: title, body: String(body.prefix(limit)))
  }
}
