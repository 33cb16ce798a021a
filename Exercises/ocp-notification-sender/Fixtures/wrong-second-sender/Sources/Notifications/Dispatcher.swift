final class Dispatcher {
  private let channels: [String: (AppNotification) throws -> Void]

  init(channels: [String: (AppNotification) throws -> Void]) {
    self.channels = channels
  }

  func send(_ notification: AppNotification, type: String) throws {
    guard let deliver = channels[type] else { throw SendError.unknownType(type) }
    try deliver(notification)
  }
}
