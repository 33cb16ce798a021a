import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(wire: wire).send(_:type:)
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(wire: wire, text: channels.first?.deliver).send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(wire: Wire(), text: channels.first?.deliver).send(_:type:)
}
