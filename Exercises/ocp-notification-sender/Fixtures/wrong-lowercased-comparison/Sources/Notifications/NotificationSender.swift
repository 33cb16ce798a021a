struct NotificationSender {
  let email: any NotificationChannel
  let push: any NotificationChannel
  let others: [String: (AppNotification) throws -> Void]

  func send(_ notification: AppNotification, type: String) throws {
    if type.lowercased() == "email" { return try email.send(notification) }
    if type.lowercased() == "push" { return try push.send(notification) }
    guard let deliver = others[type] else { throw SendError.unknownType(type) }
    try deliver(notification)
  }
}
