import MiniMail

final class PushChannel: Channel {
  let type = "push"
  private let gateway: PushGateway

  init(gateway: PushGateway) {
    self.gateway = gateway
  }

  func deliver(_ notification: AppNotification) throws {
    gateway.push(title: notification.title, body: notification.body)
  }
}
