import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  standardSender(wire: wire).send(_:type:)
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let sender = channels.reduce(standardSender(wire: wire)) { sender, channel in
    sender.adding(Channel(deliver: channel.deliver), for: ChannelType(rawValue: channel.type))
  }
  return sender.send(_:type:)
}

private func standardSender(wire: Wire) -> NotificationSender {
  NotificationSender()
    .adding(.email(over: MailServer(wire: wire)), for: .email)
    .adding(.push(over: PushGateway(wire: wire)), for: .push)
}
