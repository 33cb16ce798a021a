/// One way to reach the user.
protocol NotificationChannel {
  func send(_ notification: AppNotification) throws
}
