import Foundation
import Synchronization

/// Keeps the images that were used last, as many as its capacity.
final class LRUStore: ImageStore {
  private struct Contents {
    var images: [String: Data] = [:]
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
      contents.use(key)
      contents.images[key] = image
      // A key that was only asked for takes a place as well.
      while contents.keys.count > capacity {
        contents.images[contents.keys.removeFirst()] = nil
      }
    }
  }

  func retrieve(_ key: String) -> Data? {
    contents.withLock { contents in
      contents.use(key)
      return contents.images[key]
    }
  }

  func remove(_ key: String) {
    contents.withLock { contents in
      contents.images[key] = nil
      contents.keys.removeAll { $0 == key }
    }
  }
}
