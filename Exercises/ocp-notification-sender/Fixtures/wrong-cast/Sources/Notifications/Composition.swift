import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(channels: standardChannels(wire: wire)).send(_:type:)
}

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

extension ProbeChannel: NotificationChannel {
  func send(_ notification: AppNotification) throws {
    try deliver(notification)
  }
}
