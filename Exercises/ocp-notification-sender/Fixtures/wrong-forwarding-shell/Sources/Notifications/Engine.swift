import MiniMail
struct Engine {
  let wire: Wire?
  let extra: [ProbeChannel]
  func run(_ n: AppNotification, _ type: String) throws {
    if let wire, type == "email" {
      return MailServer(wire: wire).send(title: n.title, body: n.body)
    }
    if let wire, type == "push" {
      return PushGateway(wire: wire).push(title: n.title, body: n.body)
    }
    guard let c = extra.first(where: { $0.type == type }) else { throw SendError.unknownType(type) }
    try c.deliver(n)
  }
}
