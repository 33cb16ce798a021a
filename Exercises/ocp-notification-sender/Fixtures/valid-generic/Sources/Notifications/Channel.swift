import MiniMail

protocol Channel {
  func deliver(_ notification: AppNotification) throws
}

struct AnyChannel: Channel {
  private let body: (AppNotification) throws -> Void

  init(_ body: @escaping (AppNotification) throws -> Void) {
    self.body = body
  }

  func deliver(_ notification: AppNotification) throws {
    try body(notification)
  }
}

extension AnyChannel {
  static func email(_ server: MailServer) -> Self {
    AnyChannel { server.send(title: $0.title, body: $0.body) }
  }

  static func push(_ gateway: PushGateway) -> Self {
    AnyChannel { gateway.push(title: $0.title, body: $0.body) }
  }
}
