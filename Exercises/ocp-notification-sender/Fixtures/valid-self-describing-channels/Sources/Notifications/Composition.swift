import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let standard: [any Channel] = [
    MailChannel(server: MailServer(wire: wire)),
    PushChannel(gateway: PushGateway(wire: wire)),
  ]
  let added = channels.map { CustomChannel($0.type, body: $0.deliver) }
  return NotificationSender(standard + added).send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let given = channels.map { CustomChannel($0.type, body: $0.deliver) }
  return NotificationSender(given).send(_:type:)
}
