import LessonKit
import MiniMail

private func mail(_ wire: Wire) -> Named {
  Named(type: "email") { MailServer(wire: wire).send(title: $0.title, body: $0.body) }
}
private func push(_ wire: Wire) -> Named {
  Named(type: "push") { PushGateway(wire: wire).push(title: $0.title, body: $0.body) }
}
private func chain(_ channels: [ProbeChannel]) -> Erased {
  channels.reduce(Erased(base: End())) { rest, c in
    Erased(base: Named(type: c.type, do: c.deliver) ~> rest)
  }
}

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  (mail(wire) ~> push(wire)).asFunction
}
func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  (mail(wire) ~> (push(wire) ~> chain(channels))).asFunction
}
func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  chain(channels).asFunction
}
