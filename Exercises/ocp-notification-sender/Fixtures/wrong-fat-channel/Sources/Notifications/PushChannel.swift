import MiniMail

struct PushChannel: NotificationChannel {
  let gateway: PushGateway

  let type = "push"
  let displayName = "Push"
  let retries = 0
  let longestBody = 178
  let isAvailable = true

  func connect() {}

  func send(_ notification: AppNotification) {
    gateway.push(title: notification.title, body: notification.body)
  }

  func disconnect() {}
}
