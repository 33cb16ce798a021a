import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = NotificationSender()
  sender.register(MailServer(wire: wire), for: "email")
  sender.register(PushGateway(wire: wire), for: "push")
  sender.register(channels)
  return sender.send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = NotificationSender()
  sender.register(channels)
  return sender.send(_:type:)
}

extension ProbeChannel: NotificationChannel {
  func send(_ notification: AppNotification) throws {
    try deliver(notification)
  }
}

extension NotificationSender {
  fileprivate func register(_ channels: [ProbeChannel]) {
    channels.forEach { register($0, for: $0.type) }
  }
}
