import Foundation
import Synchronization

/// Keeps the images that were used last, as many as its capacity.
final class LRUStore: ImageStore {
  private typealias Entry = (key: String, image: Data)

  private let capacity: Int
  // The most recently used entry comes first. Twenty at most: searching is fast enough.
  private let entries = Mutex<[Entry]>([])

  init(capacity: Int) {
    self.capacity = capacity
  }

  func insert(_ image: Data, for key: String) {
    entries.withLock { entries in
      entries.removeAll { $0.key == key }
      entries.insert((key, image), at: 0)
      entries = Array(entries.prefix(capacity))
    }
  }

  func retrieve(_ key: String) -> Data? {
    entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.insert(entry, at: 0)
      return entry.image
    }
  }

  func remove(_ key: String) {
    entries.withLock { $0.removeAll { $0.key == key } }
  }
}
