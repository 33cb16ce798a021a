/// Only here because its name is asked for.
struct NotificationSender {}
