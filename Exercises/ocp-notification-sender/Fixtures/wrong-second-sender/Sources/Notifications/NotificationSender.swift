final class NotificationSender {}
