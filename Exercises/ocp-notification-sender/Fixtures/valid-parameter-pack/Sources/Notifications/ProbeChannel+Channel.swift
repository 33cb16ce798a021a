extension ProbeChannel: Channel {
  func deliver(_ notification: AppNotification, type: String) throws -> Bool {
    guard type == self.type else { return false }
    try deliver(notification)
    return true
  }
}
