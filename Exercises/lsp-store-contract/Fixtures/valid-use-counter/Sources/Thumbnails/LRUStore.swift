import Foundation
import Synchronization

/// Keeps the images that were used last, as many as its capacity.
final class LRUStore: ImageStore {
  private struct Entry {
    var image: Data
    /// The number of the call that used it last.
    var lastUse: Int
  }

  private struct Contents {
    var entries: [String: Entry] = [:]
    var uses = 0
  }

  private let capacity: Int
  private let contents = Mutex(Contents())

  init(capacity: Int) {
    self.capacity = capacity
  }

  func insert(_ image: Data, for key: String) {
    contents.withLock { contents in
      if contents.entries[key] == nil, contents.entries.count >= capacity {
        let oldest = contents.entries.min { $0.value.lastUse < $1.value.lastUse }
        if let oldest { contents.entries[oldest.key] = nil }
      }
      contents.uses += 1
      contents.entries[key] = Entry(image: image, lastUse: contents.uses)
    }
  }

  func retrieve(_ key: String) -> Data? {
    contents.withLock { contents in
      contents.uses += 1
      contents.entries[key]?.lastUse = contents.uses
      return contents.entries[key]?.image
    }
  }

  func remove(_ key: String) {
    contents.withLock { $0.entries[key] = nil }
  }
}
