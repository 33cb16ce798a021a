import MiniMail

final class Dispatcher {
  private let wire: Wire
  private let channels: [String: (AppNotification) throws -> Void]

  init(wire: Wire, channels: [String: (AppNotification) throws -> Void]) {
    self.wire = wire
    self.channels = channels
  }

  func dispatch(_ notification: AppNotification, type: String) throws {
    if let deliver = channels[type] { return try deliver(notification) }
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
