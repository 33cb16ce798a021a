struct NotificationSender {
  let channels: [String: any NotificationChannel]

  func send(_ notification: AppNotification, type: String) throws {
    guard let channel = channels[type] else { throw SendError.unknownType(type) }
    do {
      try channel.send(notification)
    } catch {
      print("\(type): \(error)")
    }
  }
}
