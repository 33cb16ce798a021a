import MiniMail

protocol Channel {
  /// Delivers and says so, or leaves a type that is not its own to the next channel.
  func deliver(_ notification: AppNotification, type: String) throws -> Bool
}

struct EmailChannel: Channel {
  let server: MailServer

  func deliver(_ notification: AppNotification, type: String) -> Bool {
    guard type == "email" else { return false }
    server.send(title: notification.title, body: notification.body)
    return true
  }
}

struct PushChannel: Channel {
  let gateway: PushGateway

  func deliver(_ notification: AppNotification, type: String) -> Bool {
    guard type == "push" else { return false }
    gateway.push(title: notification.title, body: notification.body)
    return true
  }
}

struct ChannelGroup<Member: Channel>: Channel {
  let members: [Member]

  func deliver(_ notification: AppNotification, type: String) throws -> Bool {
    try members.contains { try $0.deliver(notification, type: type) }
  }
}
