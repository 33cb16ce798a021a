import MiniMail

// The composition root: the one place that knows every part and puts them together.
// The choice of channels did not vanish, it moved here, where a new line is expected.

/// The sender that ships today, with e-mail and push.
func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(channels: standardChannels(wire: wire)).send(_:type:)
}

/// The same sender, with channels that nobody planned.
func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let added: [(String, any NotificationChannel)] = channels.map { ($0.type, $0) }
  let all = standardChannels(wire: wire).merging(added) { _, new in new }
  return NotificationSender(channels: all).send(_:type:)
}

private func standardChannels(wire: Wire) -> [String: any NotificationChannel] {
  [
    "email": EmailChannel(server: MailServer(wire: wire)),
    "push": PushChannel(gateway: PushGateway(wire: wire)),
  ]
}

/// Another team's channel fits without a change on either side.
extension ProbeChannel: NotificationChannel {
  func send(_ notification: AppNotification) throws {
    try deliver(notification)
  }
}
