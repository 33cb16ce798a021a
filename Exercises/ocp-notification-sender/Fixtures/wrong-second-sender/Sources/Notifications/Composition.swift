import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  Dispatcher(channels: standardChannels(wire: wire)).send(_:type:)
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  var all = standardChannels(wire: wire)
  all.merge(channels.map { ($0.type, $0.deliver) }) { _, new in new }
  return Dispatcher(channels: all).send(_:type:)
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  var all: [String: (AppNotification) throws -> Void] = [:]
  all.merge(channels.map { ($0.type, $0.deliver) }) { _, new in new }
  return Dispatcher(channels: all).send(_:type:)
}

private func standardChannels(wire: Wire) -> [String: (AppNotification) throws -> Void] {
  let (server, gateway) = (MailServer(wire: wire), PushGateway(wire: wire))
  return [
    "email": { server.send(title: $0.title, body: $0.body) },
    "push": { gateway.push(title: $0.title, body: $0.body) },
  ]
}
