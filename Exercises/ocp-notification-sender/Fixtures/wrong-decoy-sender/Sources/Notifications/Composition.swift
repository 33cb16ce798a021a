import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let outbox = Outbox(
    wire: wire,
    channels: Dictionary(uniqueKeysWithValues: channels.map { ($0.type, $0.deliver) })
  )
  return outbox.send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let outbox = Outbox(
    wire: nil,
    channels: Dictionary(uniqueKeysWithValues: channels.map { ($0.type, $0.deliver) })
  )
  return outbox.send(_:type:)
}
