import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = NotificationSender(
    email: EmailChannel(server: MailServer(wire: wire)),
    push: PushChannel(gateway: PushGateway(wire: wire)),
    others: Dictionary(uniqueKeysWithValues: channels.map { ($0.type, $0.deliver) })
  )
  return sender.send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  try await makeSender(wire: Wire(), adding: channels)
}
