import MiniMail

/// A channel is a value with one function in it.
struct Channel {
  let deliver: (AppNotification) throws -> Void
}

extension Channel {
  static func email(over server: MailServer) -> Channel {
    Channel { server.send(title: $0.title, body: $0.body) }
  }

  static func push(over gateway: PushGateway) -> Channel {
    Channel { gateway.push(title: $0.title, body: $0.body) }
  }
}
