import MiniMail

extension MailServer: NotificationChannel {
  func send(_ notification: AppNotification) {
    send(title: notification.title, body: notification.body)
  }
}

extension PushGateway: NotificationChannel {
  func send(_ notification: AppNotification) {
    push(title: notification.title, body: notification.body)
  }
}
