import MiniMail

struct ChannelFactory {
  let wire: Wire

  func make(type: String) throws -> any NotificationChannel {
    switch type {
    case "email": return EmailChannel(server: MailServer(wire: wire))
    case "push": return PushChannel(gateway: PushGateway(wire: wire))
    default: throw SendError.unknownType(type)
    }
  }
}
