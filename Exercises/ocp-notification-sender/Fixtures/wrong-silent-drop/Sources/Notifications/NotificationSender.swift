struct NotificationSender {
  let channels: [String: any NotificationChannel]

  func send(_ notification: AppNotification, type: String) throws {
    try channels[type]?.send(notification)
  }
}
