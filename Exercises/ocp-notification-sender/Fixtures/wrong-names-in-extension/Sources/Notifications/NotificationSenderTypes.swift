extension NotificationSender {
  static let emailType = "email"
  static let pushType = "push"
}
