@MainActor
final class NotificationSender {
  typealias Channel = @MainActor (AppNotification) async throws -> Void

  private var channels: [String: Channel] = [:]

  subscript(type: String) -> Channel? {
    get { channels[type] }
    set { channels[type] = newValue }
  }

  func send(_ notification: AppNotification, type: String) async throws {
    guard let deliver = self[type] else { throw SendError.unknownType(type) }
    try await deliver(notification)
  }
}
