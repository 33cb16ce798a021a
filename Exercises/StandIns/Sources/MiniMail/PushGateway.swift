/// Sends push notifications: stands for the Apple Push Notification service.
public final class PushGateway: Sendable {
  private let wire: Wire

  public init(wire: Wire) {
    self.wire = wire
  }

  public func push(title: String, body: String) {
    wire.carry(Delivery(route: .push, title: title, body: body))
  }
}
