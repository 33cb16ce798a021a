struct Brought: NotificationSender.Channel {
  let channel: ProbeChannel
  var name: String { channel.type }
  func deliver(_ notification: AppNotification) async throws { try channel.deliver(notification) }
}
