enum NotificationType: String {
  case email
  case push
}
