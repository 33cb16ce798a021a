import MiniMail

struct EmailChannel: NotificationChannel {
  let server: MailServer

  let type = "email"
  let displayName = "E-mail"
  let retries = 3
  let longestBody = 10_000
  let isAvailable = true

  func connect() {}

  func send(_ notification: AppNotification) {
    server.send(title: notification.title, body: notification.body)
  }

  func disconnect() {}
}
