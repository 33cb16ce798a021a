import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let (server, gateway) = (MailServer(wire: wire), PushGateway(wire: wire))
  let registry = ChannelRegistry.shared
  registry.register({ server.send(title: $0.title, body: $0.body) }, for: "email")
  registry.register({ gateway.push(title: $0.title, body: $0.body) }, for: "push")
  registry.register(channels)
  return NotificationSender().send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  ChannelRegistry.shared.register(channels)
  return NotificationSender().send(_:type:)
}
