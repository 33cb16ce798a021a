import Synchronization

final class ChannelRegistry: Sendable {
  static let shared = ChannelRegistry()

  private let channels = Mutex<[String: @Sendable (AppNotification) throws -> Void]>([:])

  func register(_ deliver: @escaping @Sendable (AppNotification) throws -> Void, for type: String) {
    channels.withLock { $0[type] = deliver }
  }

  func channel(for type: String) -> (@Sendable (AppNotification) throws -> Void)? {
    channels.withLock { $0[type] }
  }
}

extension ChannelRegistry {
  func register(_ channels: [ProbeChannel]) {
    for channel in channels {
      register(channel.deliver, for: channel.type)
    }
  }
}
