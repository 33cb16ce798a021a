import Synchronization

/// An object that lives in a context: stands for Core Data's `NSManagedObject`.
///
/// It is only readable while its context is open. Code that keeps one for longer keeps a promise
/// that nobody made.
public final class ManagedObject: Sendable {
  public let entity: String
  private let values: Mutex<[String: String]?>

  init(entity: String, values: [String: String]?) {
    self.entity = entity
    self.values = Mutex(values)
  }

  /// Throws `StoreError.closed` once the context is closed.
  public func value(forKey key: String) throws -> String {
    try values.withLock { values in
      guard let values else { throw StoreError.closed }
      guard let value = values[key] else { throw StoreError.noValue(key: key) }
      return value
    }
  }

  func invalidate() {
    values.withLock { $0 = nil }
  }
}
