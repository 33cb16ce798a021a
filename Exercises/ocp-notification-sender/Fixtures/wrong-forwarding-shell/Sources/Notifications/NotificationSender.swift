/// Sender only forwards to the god "Engine".
struct NotificationSender {
  let engine: Engine
  func send(_ n: AppNotification, type: String) throws { try engine.run(n, type) }
}
