import Foundation
import Synchronization

/// Keeps the images that were used last, as many as its capacity.
final class LRUStore: ImageStore {
  private struct Contents {
    var images: [String: Data] = [:]
    /// For each key, the number of the call that used it last.
    var lastUses: [String: Int] = [:]
    var uses = 0

    mutating func use(_ key: String) {
      uses += 1
      lastUses[key] = uses
    }

    mutating func remove(_ key: String) {
      images[key] = nil
      lastUses[key] = nil
    }

    /// A key without a use has only just come: it is the newest of all.
    mutating func dropLeastRecentlyUsed() {
      let oldest = images.keys.min { lastUses[$0, default: .max] < lastUses[$1, default: .max] }
      if let oldest { remove(oldest) }
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
      if contents.images.count > capacity { contents.dropLeastRecentlyUsed() }
      contents.use(key)
    }
  }

  func retrieve(_ key: String) -> Data? {
    contents.withLock { contents in
      contents.use(key)
      return contents.images[key]
    }
  }

  func remove(_ key: String) {
    contents.withLock { $0.remove(key) }
  }
}
