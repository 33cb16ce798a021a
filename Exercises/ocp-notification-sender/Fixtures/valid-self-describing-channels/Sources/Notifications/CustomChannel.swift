struct CustomChannel: Channel {
  let type: String
  private let body: @Sendable (AppNotification) throws -> Void

  init(_ type: String, body: @escaping @Sendable (AppNotification) throws -> Void) {
    self.type = type
    self.body = body
  }

  func deliver(_ notification: AppNotification) throws {
    try body(notification)
  }
}
