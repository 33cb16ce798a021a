struct NotificationSender {
  let dispatcher: Dispatcher

  func send(_ notification: AppNotification, type: String) throws {
    try dispatcher.dispatch(notification, type: type)
  }
}
