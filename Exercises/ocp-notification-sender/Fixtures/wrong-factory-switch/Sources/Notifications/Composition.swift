import LessonKit
import MiniMail

func makeLiveSender(wire: Wire) async throws -> SendNotification {
  NotificationSender(factory: ChannelFactory(wire: wire)).send(_:type:)
}

func makeSender(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
  throw NotPossibleYet("a new channel has no way in without opening ChannelFactory.")
}

func makeSender(channels: [ProbeChannel]) async throws -> SendNotification {
  throw NotPossibleYet("e-mail and push cannot be left out of ChannelFactory.")
}
