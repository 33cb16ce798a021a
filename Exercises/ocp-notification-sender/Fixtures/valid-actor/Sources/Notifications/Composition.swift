import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = NotificationSender(channels: [
    "email": EmailChannel(server: MailServer(wire: wire)),
    "push": PushChannel(gateway: PushGateway(wire: wire)),
  ])
  let added = channels.map { ($0.type, CustomChannel(body: $0.deliver)) }
  await sender.register(Dictionary(uniqueKeysWithValues: added))
  return { try await sender.send($0, type: $1) }
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let given = channels.map { ($0.type, CustomChannel(body: $0.deliver)) }
  let sender = NotificationSender(channels: Dictionary(uniqueKeysWithValues: given))
  return { try await sender.send($0, type: $1) }
}
