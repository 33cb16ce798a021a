import LessonKit
import MiniMail

// The composition root: the one place that knows every part and puts them together.
// The checks call these functions and nothing else of yours. Change the bodies as your design asks.
//
// The first is the app of today. The second asks whether one more channel can come in. The third
// asks whether all of them come in by the same door: it is handed neither e-mail nor push, so a
// sender that knows them all the same has them built in.

/// The sender that ships today, with e-mail and push.
func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(wire: wire).send(_:type:)
}

/// The same sender, with channels that nobody planned.
func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  throw NotPossibleYet("a new channel has no way in without opening NotificationSender.")
}

/// A sender with these channels and no others.
///
/// It is given no `Wire`: e-mail and push are unknown here, and their names are free for others.
func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  throw NotPossibleYet("e-mail and push cannot be left out of NotificationSender.")
}
