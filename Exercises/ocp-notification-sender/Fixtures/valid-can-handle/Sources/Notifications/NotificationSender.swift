final class NotificationSender {
  private let handlers: [any NotificationHandler]

  init(handlers: [any NotificationHandler]) {
    self.handlers = handlers
  }

  func send(_ notification: AppNotification, type: String) throws {
    guard let handler = handlers.first(where: { $0.canHandle(type) }) else {
      throw SendError.unknownType(type)
    }
    try handler.handle(notification)
  }
}
