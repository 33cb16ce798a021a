import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let standard: [String: Channel] = [
    "email": .mail(MailServer(wire: wire)),
    "push": .push(PushGateway(wire: wire)),
  ]
  let added = channels.map { ($0.type, Channel.custom($0.deliver)) }
  return NotificationSender(channels: standard.merging(added) { _, new in new }).send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let given = channels.map { ($0.type, Channel.custom($0.deliver)) }
  return NotificationSender(channels: Dictionary(uniqueKeysWithValues: given)).send(_:type:)
}
