import Foundation
import Synchronization

/// Keeps the images that were used last, as many as its capacity, in constant time for each call.
final class LRUStore: ImageStore {
  private let list: Mutex<UsageList>

  init(capacity: Int) {
    list = Mutex(UsageList(capacity: capacity))
  }

  func insert(_ image: Data, for key: String) {
    list.withLock { $0.insert(image, for: key) }
  }

  func retrieve(_ key: String) -> Data? {
    list.withLock { $0.image(for: key) }
  }

  func remove(_ key: String) {
    list.withLock { $0.remove(key) }
  }
}
