import MiniMail

struct PushHandler: NotificationHandler {
  let gateway: PushGateway

  func canHandle(_ type: String) -> Bool { type == "push" }

  func handle(_ notification: AppNotification) {
    gateway.push(title: notification.title, body: notification.body)
  }
}
