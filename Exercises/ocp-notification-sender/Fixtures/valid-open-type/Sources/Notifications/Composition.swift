import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  standardSender(wire: wire).send(_:type:)
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  standardSender(wire: wire).adding(channels).send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender().adding(channels).send(_:type:)
}

private func standardSender(wire: Wire) -> NotificationSender {
  NotificationSender()
    .adding(.email(over: MailServer(wire: wire)), for: .email)
    .adding(.push(over: PushGateway(wire: wire)), for: .push)
}

extension NotificationSender {
  fileprivate func adding(_ channels: [ProbeChannel]) -> NotificationSender {
    channels.reduce(self) { sender, channel in
      sender.adding(Channel(deliver: channel.deliver), for: ChannelType(rawValue: channel.type))
    }
  }
}
