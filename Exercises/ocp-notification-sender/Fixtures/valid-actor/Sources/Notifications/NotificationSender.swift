actor NotificationSender {
  private var channels: [String: any Channel]

  init(channels: [String: any Channel]) {
    self.channels = channels
  }

  func register(_ added: [String: any Channel]) {
    channels.merge(added) { _, new in new }
  }

  func send(_ notification: AppNotification, type: String) async throws {
    guard let channel = channels[type] else { throw SendError.unknownType(type) }
    try await channel.deliver(notification)
  }
}
