import MiniMail

final class NotificationSender {
  private let wire: Wire
  private let text: ((AppNotification) throws -> Void)?

  init(wire: Wire, text: ((AppNotification) throws -> Void)? = nil) {
    self.wire = wire
    self.text = text
  }

  func send(_ notification: AppNotification, type: String) throws {
    switch type {
    case "email":
      MailServer(wire: wire).send(title: notification.title, body: notification.body)
    case "push":
      PushGateway(wire: wire).push(title: notification.title, body: notification.body)
    case "sms":
      guard let text else { throw SendError.unknownType(type) }
      try text(notification)
    default:
      throw SendError.unknownType(type)
    }
  }
}
