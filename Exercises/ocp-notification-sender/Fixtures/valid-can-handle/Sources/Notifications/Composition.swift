import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  try await makeSender(wire: wire, adding: [])
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  let standard: [any NotificationHandler] = [
    MailHandler(server: MailServer(wire: wire)),
    PushHandler(gateway: PushGateway(wire: wire)),
  ]
  return NotificationSender(handlers: standard + channels).send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(handlers: channels).send(_:type:)
}

extension ProbeChannel: NotificationHandler {
  func canHandle(_ type: String) -> Bool { type == self.type }
  func handle(_ notification: AppNotification) throws { try deliver(notification) }
}
