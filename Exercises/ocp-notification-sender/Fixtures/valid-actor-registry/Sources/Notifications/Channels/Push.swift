import MiniMail

struct Push: NotificationSender.Channel {
  let name = "push"
  let gateway: PushGateway
  func deliver(_ n: AppNotification) { gateway.push(title: n.title, body: n.body) }
}
