import Synchronization

/// Where the app leaves the gateway, and where every checkout finds it.
public enum Gateways {
  private static let current = Mutex<any Charging>(NoGateway())

  public static func install(_ gateway: any Charging) {
    current.withLock { $0 = gateway }
  }

  static var installed: any Charging { current.withLock { $0 } }
}

private struct NoGateway: Charging {
  func charge(cents: Int) throws -> String {
    throw CheckoutError.unavailable
  }
}
