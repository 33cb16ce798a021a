import LessonKit

@testable import Notifications

// Every check runs on the main actor: there it can receive a sender that is not `Sendable` from a
// factory that has no isolation as well as from one that is `@MainActor`.

extension Variant {
  /// A notification with a text that nobody has seen before.
  func notification() -> AppNotification {
    AppNotification(title: text(words: 2), body: text())
  }

  /// A type such as `vorida-4417`: no list written in advance contains it.
  func channelType() -> String {
    "\(name())-\(number(in: 1000...9999))"
  }
}

/// What a channel was asked to deliver, and under which type it was registered.
struct Receipt: Sendable, Equatable {
  let type: String
  let notification: AppNotification
}

extension ProbeChannel {
  /// A channel that only notes what it gets.
  init(type: String, recorder: Recorder<Receipt>) {
    self.init(type: type) { recorder.record(Receipt(type: type, notification: $0)) }
  }
}
