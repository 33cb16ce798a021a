import MiniMail

final class NotificationSender {
  private let wire: Wire
  private let channels: [String: (AppNotification) throws -> Void]

  init(wire: Wire, channels: [String: (AppNotification) throws -> Void]) {
    self.wire = wire
    self.channels = channels
  }

  func send(_ notification: AppNotification, type: String) throws {
    switch BuiltIn(rawValue: type) {
    case .email:
      MailServer(wire: wire).send(title: notification.title, body: notification.body)
    case .push:
      PushGateway(wire: wire).push(title: notification.title, body: notification.body)
    case nil:
      guard let deliver = channels[type] else { throw SendError.unknownType(type) }
      try deliver(notification)
    }
  }
}

private enum BuiltIn: String {
  case email, push
}
