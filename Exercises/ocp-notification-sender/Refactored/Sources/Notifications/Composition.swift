import MiniMail

// The composition root: the one place that knows every part and puts them together.
// The choice of channels did not vanish, it moved here, where a new line is expected.
//
// All three functions make the same sender. They differ only in what they give it: what ships, what
// ships and more, or nothing but what others bring.

/// The sender that ships today, with e-mail and push.
func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(channels: standardChannels(wire: wire)).send(_:type:)
}

/// The same sender, with channels that nobody planned.
func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let all = standardChannels(wire: wire).merging(entries(for: channels)) { _, new in new }
  return NotificationSender(channels: all).send(_:type:)
}

/// A sender with these channels and no others.
///
/// Nothing has to be switched off for it: e-mail and push are absent because nobody put them in.
func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(channels: entries(for: channels)).send(_:type:)
}

private func standardChannels(wire: Wire) -> [String: any NotificationChannel] {
  [
    "email": EmailChannel(server: MailServer(wire: wire)),
    "push": PushChannel(gateway: PushGateway(wire: wire)),
  ]
}

/// Of two channels with the same type, the later one wins.
private func entries(for channels: [ProbeChannel]) -> [String: any NotificationChannel] {
  channels.reduce(into: [:]) { $0[$1.type] = $1 }
}

/// Another team's channel fits without a change on either side.
extension ProbeChannel: NotificationChannel {
  func send(_ notification: AppNotification) throws {
    try deliver(notification)
  }
}
