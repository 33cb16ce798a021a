import LessonKit
import MiniMail

// The composition root: the one place that knows every part and puts them together.
// The checks call these functions and nothing else of yours. Change the bodies as your design asks.

/// The sender that ships today, with e-mail and push.
func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(wire: wire).send(_:type:)
}

/// The same sender, with channels that nobody planned.
func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  throw NotPossibleYet("a new channel has no way in without opening NotificationSender.")
}
