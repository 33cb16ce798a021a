import MiniMail

protocol Channel: Sendable {
  func deliver(_ notification: AppNotification) async throws
}

actor EmailChannel: Channel {
  private let server: MailServer

  init(server: MailServer) {
    self.server = server
  }

  func deliver(_ notification: AppNotification) async throws {
    server.send(title: notification.title, body: notification.body)
  }
}

actor PushChannel: Channel {
  private let gateway: PushGateway

  init(gateway: PushGateway) {
    self.gateway = gateway
  }

  func deliver(_ notification: AppNotification) async throws {
    gateway.push(title: notification.title, body: notification.body)
  }
}

struct CustomChannel: Channel {
  let body: @Sendable (AppNotification) async throws -> Void

  func deliver(_ notification: AppNotification) async throws {
    try await body(notification)
  }
}
