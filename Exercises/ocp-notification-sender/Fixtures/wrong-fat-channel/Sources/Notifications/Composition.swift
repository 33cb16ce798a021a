import MiniMail

// The composition root: the one place that knows every part and puts them together.

/// The sender that ships today, with e-mail and push.
func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(channels: standardChannels(wire: wire)).send(_:type:)
}

/// The same sender, with channels that nobody planned.
func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(channels: standardChannels(wire: wire) + channels).send(_:type:)
}

/// A sender with these channels and no others.
func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(channels: channels).send(_:type:)
}

private func standardChannels(wire: Wire) -> [any NotificationChannel] {
  [
    EmailChannel(server: MailServer(wire: wire)),
    PushChannel(gateway: PushGateway(wire: wire)),
  ]
}
