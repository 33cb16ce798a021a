/// Sends each notification the way its type asks for.
///
/// It holds channels without knowing any: a new one costs an entry where the sender is put together.
struct NotificationSender {
  let channels: [String: any NotificationChannel]

  func send(_ notification: AppNotification, type: String) throws {
    guard let channel = channels[type] else { throw SendError.unknownType(type) }
    try channel.send(notification)
  }
}
