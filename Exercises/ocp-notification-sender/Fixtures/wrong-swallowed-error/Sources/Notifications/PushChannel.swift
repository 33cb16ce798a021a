import MiniMail

struct PushChannel: NotificationChannel {
  let gateway: PushGateway

  func send(_ notification: AppNotification) {
    gateway.push(title: notification.title, body: notification.body)
  }
}
