import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  let email = EmailChannel(server: MailServer(wire: wire))
  let push = PushChannel(gateway: PushGateway(wire: wire))
  return NotificationSender(email, push).send(_:type:)
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let email = EmailChannel(server: MailServer(wire: wire))
  let push = PushChannel(gateway: PushGateway(wire: wire))
  return NotificationSender(email, push, ChannelGroup(members: channels)).send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(ChannelGroup(members: channels)).send(_:type:)
}
