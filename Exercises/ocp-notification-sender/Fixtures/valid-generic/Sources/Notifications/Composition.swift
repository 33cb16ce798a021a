import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  var all: [String: AnyChannel] = [
    "email": .email(MailServer(wire: wire)),
    "push": .push(PushGateway(wire: wire)),
  ]
  all.merge(channels.map { ($0.type, AnyChannel($0.deliver)) }) { _, new in new }
  return NotificationSender(channels: all).send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let given = channels.map { ($0.type, AnyChannel($0.deliver)) }
  return NotificationSender(channels: Dictionary(uniqueKeysWithValues: given)).send(_:type:)
}
