import Synchronization

/// The cable that leaves the building: remembers all that goes out, and sends none of it.
///
/// Stands for the network below `MFMailComposeViewController` and the Apple Push Notification service.
public final class Wire: Sendable {
  private let sent = Mutex<[Delivery]>([])

  public init() {}

  /// Everything that went out, oldest first.
  public var deliveries: [Delivery] { sent.withLock { $0 } }

  func carry(_ delivery: Delivery) {
    sent.withLock { $0.append(delivery) }
  }
}

/// One message on the wire.
public struct Delivery: Sendable, Equatable {
  /// The service that a message went through.
  public enum Route: Sendable {
    case mail
    case push
  }

  public let route: Route
  public let title: String
  public let body: String

  public init(route: Route, title: String, body: String) {
    self.route = route
    self.title = title
    self.body = body
  }
}
