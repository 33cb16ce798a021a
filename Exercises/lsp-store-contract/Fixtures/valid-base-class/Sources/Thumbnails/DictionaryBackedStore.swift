import Foundation

/// Keeps images in a dictionary behind a lock.
///
/// Subclasses may forget some of them, and change nothing else.
class DictionaryBackedStore: ImageStore, @unchecked Sendable {
  private let lock = NSLock()
  private var images: [String: Data] = [:]

  func insert(_ image: Data, for key: String) {
    lock.withLock {
      images[key] = image
      for forgotten in keysToForget(afterInserting: key) { images[forgotten] = nil }
    }
  }

  func retrieve(_ key: String) -> Data? {
    lock.withLock {
      let image = images[key]
      if image != nil { didUse(key) }
      return image
    }
  }

  func remove(_ key: String) {
    lock.withLock {
      images[key] = nil
      didRemove(key)
    }
  }

  /// Called under the lock.
  func keysToForget(afterInserting key: String) -> [String] { [] }

  /// Called under the lock.
  func didUse(_ key: String) {}

  /// Called under the lock.
  func didRemove(_ key: String) {}
}
