import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(channels: standardChannels(wire: wire)).send(_:type:)
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let all = standardChannels(wire: wire).merging(entries(for: channels)) { _, new in new }
  return NotificationSender(channels: all).send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(channels: entries(for: channels)).send(_:type:)
}

private func standardChannels(wire: Wire) -> [String: any NotificationChannel] {
  [
    "email": EmailChannel(server: MailServer(wire: wire)),
    "push": PushChannel(gateway: PushGateway(wire: wire)),
  ]
}

private func entries(for channels: [ProbeChannel]) -> [String: any NotificationChannel] {
  channels.reduce(into: [:]) { $0[$1.type] = $1 }
}

extension ProbeChannel: NotificationChannel {
  func send(_ notification: AppNotification) throws {
    try deliver(notification)
  }
}
