import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  let sender = NotificationSender {
    Mail(wire)
    Push(gateway: PushGateway(wire: wire))
  }
  return { try await sender.send($0, type: $1) }
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = NotificationSender {
    channels.map { Brought(channel: $0) }
    Mail(wire)
    Push(gateway: PushGateway(wire: wire))
  }
  return { try await sender.send($0, type: $1) }
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = NotificationSender { channels.map(Brought.init(channel:)) }
  return { try await sender.send($0, type: $1) }
}
