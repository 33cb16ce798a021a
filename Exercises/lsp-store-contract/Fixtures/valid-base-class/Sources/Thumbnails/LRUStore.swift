import Foundation

/// Keeps the images that were used last, as many as its capacity.
final class LRUStore: DictionaryBackedStore, @unchecked Sendable {
  private let capacity: Int
  /// The least recently used key comes first; only touched under the lock of the superclass.
  private var keys: [String] = []

  init(capacity: Int) async {
    self.capacity = capacity
  }

  override func keysToForget(afterInserting key: String) -> [String] {
    didUse(key)
    return keys.count > capacity ? [keys.removeFirst()] : []
  }

  override func didUse(_ key: String) {
    didRemove(key)
    keys.append(key)
  }

  override func didRemove(_ key: String) {
    keys.removeAll { $0 == key }
  }
}
