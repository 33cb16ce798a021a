import MiniMail
func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(engine: Engine(wire: wire, extra: [])).send
}
func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(engine: Engine(wire: wire, extra: channels)).send
}
func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  NotificationSender(engine: Engine(wire: nil, extra: channels)).send
}
