import MiniMail

final class MailChannel: Channel {
  let type = "email"
  private let server: MailServer

  init(server: MailServer) {
    self.server = server
  }

  func deliver(_ notification: AppNotification) throws {
    server.send(title: notification.title, body: notification.body)
  }
}
