import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let (server, gateway) = (MailServer(wire: wire), PushGateway(wire: wire))
  NotificationSender.channels["email"] = { server.send(title: $0.title, body: $0.body) }
  NotificationSender.channels["push"] = { gateway.push(title: $0.title, body: $0.body) }
  let added = channels.map { ($0.type, $0.deliver) }
  NotificationSender.channels.merge(added) { _, new in new }
  return NotificationSender().send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let given = channels.map { ($0.type, $0.deliver) }
  NotificationSender.channels.merge(given) { _, new in new }
  return NotificationSender().send(_:type:)
}
