import MiniMail

actor Mail: NotificationSender.Channel {
  nonisolated var name: String { "email" }
  private let server: MailServer
  init(_ wire: Wire) { server = MailServer(wire: wire) }
  func deliver(_ n: AppNotification) { server.send(title: n.title, body: n.body) }
}
