import Foundation
import Synchronization

/// Keeps the images that were used last, as many as its capacity.
final class LRUStore: ImageStore {
  private struct Contents {
    var images: [String: Data] = [:]
    /// The keys that have an image, the least recently used first.
    var keys: [String] = []

    mutating func use(_ key: String) {
      keys.removeAll { $0 == key }
      keys.append(key)
    }
  }

  private let capacity: Int
  private let contents = Mutex(Contents())

  init(capacity: Int) {
    self.capacity = capacity
  }

  func insert(_ image: Data, for key: String) {
    contents.withLock { contents in
      contents.images[key] = image
      contents.use(key)
      if contents.keys.count > capacity {
        contents.images[contents.keys.removeFirst()] = nil
      }
    }
  }

  func retrieve(_ key: String) -> Data? {
    contents.withLock { contents in
      guard let image = contents.images[key] else { return nil }
      contents.use(key)
      return image
    }
  }

  func remove(_ key: String) {
    contents.withLock { contents in
      contents.images[key] = nil
      contents.keys.removeAll { $0 == key }
    }
  }
}
