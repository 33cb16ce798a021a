/// Sends e-mail: stands for MessageUI's `MFMailComposeViewController`.
public final class MailServer: Sendable {
  private let wire: Wire

  public init(wire: Wire) {
    self.wire = wire
  }

  public func send(title: String, body: String) {
    wire.carry(Delivery(route: .mail, title: title, body: body))
  }
}
