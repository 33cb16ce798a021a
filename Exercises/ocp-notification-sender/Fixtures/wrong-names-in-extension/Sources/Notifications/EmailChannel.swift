import MiniMail

struct EmailChannel: NotificationChannel {
  let server: MailServer

  func send(_ notification: AppNotification) {
    server.send(title: notification.title, body: notification.body)
  }
}
