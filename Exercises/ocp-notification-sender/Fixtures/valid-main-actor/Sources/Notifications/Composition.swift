import MiniMail

@MainActor
func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

@MainActor
func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let (server, gateway) = (MailServer(wire: wire), PushGateway(wire: wire))
  let sender = NotificationSender()
  sender["email"] = { server.send(title: $0.title, body: $0.body) }
  sender["push"] = { gateway.push(title: $0.title, body: $0.body) }
  channels.forEach { channel in sender[channel.type] = { try channel.deliver($0) } }
  return sender.send(_:type:)
}

@MainActor
func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = NotificationSender()
  channels.forEach { channel in sender[channel.type] = { try channel.deliver($0) } }
  return sender.send(_:type:)
}
