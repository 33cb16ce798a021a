import MiniMail

struct MailHandler: NotificationHandler {
  let server: MailServer

  func canHandle(_ type: String) -> Bool { type == "email" }

  func handle(_ notification: AppNotification) {
    server.send(title: notification.title, body: notification.body)
  }
}
