import MiniMail

/// A channel as data: two that ship with the app, and room for whatever comes.
enum Channel {
  case mail(MailServer)
  case push(PushGateway)
  case custom((AppNotification) throws -> Void)

  func deliver(_ notification: AppNotification) throws {
    switch self {
    case .mail(let server): server.send(title: notification.title, body: notification.body)
    case .push(let gateway): gateway.push(title: notification.title, body: notification.body)
    case .custom(let deliver): try deliver(notification)
    }
  }
}
