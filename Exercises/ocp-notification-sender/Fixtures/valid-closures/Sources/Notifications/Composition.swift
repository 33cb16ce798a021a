import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(channels: standardChannels(wire: wire)).send(_:type:)
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  var sender = NotificationSender(channels: standardChannels(wire: wire))
  sender.channels.merge(channels.map { ($0.type, $0.deliver) }) { _, new in new }
  return sender.send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  var sender = NotificationSender(channels: [:])
  sender.channels.merge(channels.map { ($0.type, $0.deliver) }) { _, new in new }
  return sender.send(_:type:)
}

private func standardChannels(wire: Wire) -> [String: NotificationSender.Channel] {
  let (server, gateway) = (MailServer(wire: wire), PushGateway(wire: wire))
  return [
    "email": { server.send(title: $0.title, body: $0.body) },
    "push": { gateway.push(title: $0.title, body: $0.body) },
  ]
}
