import MiniMail

final class NotificationSender {
  private let wire: Wire

  init(wire: Wire) {
    self.wire = wire
  }

  func send(_ notification: AppNotification, type: String) throws {
    guard let known = NotificationType(rawValue: type) else { throw SendError.unknownType(type) }
    switch known {
    case .email:
      MailServer(wire: wire).send(title: notification.title, body: notification.body)
    case .push:
      PushGateway(wire: wire).push(title: notification.title, body: notification.body)
    }
  }
}
