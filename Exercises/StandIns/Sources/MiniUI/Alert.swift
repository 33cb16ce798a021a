/// A message that interrupts the user: stands for UIKit's `UIAlertController`.
@MainActor
public final class Alert {
  /// Every message shown so far, oldest first.
  public private(set) var messages: [String] = []

  public init() {}

  public func show(_ message: String) {
    messages.append(message)
  }
}
