import MiniMail

class BuiltInSender {
  private let wire: Wire

  init(wire: Wire) {
    self.wire = wire
  }

  func send(_ notification: AppNotification, type: String) throws {
    switch type {
    case "email":
      MailServer(wire: wire).send(title: notification.title, body: notification.body)
    case "push":
      PushGateway(wire: wire).push(title: notification.title, body: notification.body)
    default:
      throw SendError.unknownType(type)
    }
  }
}
