/// A registry. Others register; "email" and "push" do too (this comment may say so).
actor NotificationSender {
  protocol Channel: Sendable {
    var name: String { get }
    func deliver(_ notification: AppNotification) async throws
  }

  private var channels: [any Channel] = []

  init(@ChannelsBuilder _ channels: () -> [any Channel]) { self.channels = channels() }

  func register(_ channel: some Channel) { channels.append(channel) }

  func send(_ notification: AppNotification, type: String) async throws {
    for channel in channels where channel.name == type {
      return try await channel.deliver(notification)
    }
    throw SendError.unknownType(type)
  }
}

@resultBuilder
enum ChannelsBuilder {
  static func buildExpression(_ c: any NotificationSender.Channel) -> [any NotificationSender
    .Channel]
  { [c] }
  static func buildExpression(_ c: [any NotificationSender.Channel]) -> [any NotificationSender
    .Channel]
  { c }
  static func buildBlock(_ parts: [any NotificationSender.Channel]...) -> [any NotificationSender
    .Channel]
  { parts.flatMap { $0 } }
  static func buildOptional(_ c: [any NotificationSender.Channel]?) -> [any NotificationSender
    .Channel]
  { c ?? [] }
  static func buildArray(_ parts: [[any NotificationSender.Channel]]) -> [any NotificationSender
    .Channel]
  { parts.flatMap { $0 } }
}
