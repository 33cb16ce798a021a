protocol NotificationHandler {
  func canHandle(_ type: String) -> Bool
  func handle(_ notification: AppNotification) throws
}
