import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = NotificationSender(
    channels: Dictionary(uniqueKeysWithValues: channels.map { ($0.type, $0.deliver) })
  )
  return { notification, type in
    switch type {
    case "email":
      MailServer(wire: wire).send(title: notification.title, body: notification.body)
    case "push":
      PushGateway(wire: wire).push(title: notification.title, body: notification.body)
    default:
      try sender.send(notification, type: type)
    }
  }
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = NotificationSender(
    channels: Dictionary(uniqueKeysWithValues: channels.map { ($0.type, $0.deliver) })
  )
  return sender.send(_:type:)
}
