import Foundation
import Synchronization

/// Keeps the images that were used last, as many as its capacity.
final class LRUStore: ImageStore {
  /// Why an image cannot be removed.
  enum RemovalError: Error, Equatable {
    case unknownKey(String)
  }

  private struct Contents {
    var images: [String: Data] = [:]
    /// The least recently used key comes first.
    var keys: [String] = []
  }

  private let capacity: Int
  private let contents = Mutex(Contents())

  init(capacity: Int) {
    self.capacity = capacity
  }

  func insert(_ image: Data, for key: String) {
    contents.withLock { contents in
      contents.keys.removeAll { $0 == key }
      contents.keys.append(key)
      contents.images[key] = image
      if contents.keys.count > capacity {
        // The bytes go. The entry stays, in case somebody still asks for it.
        contents.images[contents.keys.removeFirst()] = Data()
      }
    }
  }

  func retrieve(_ key: String) -> Data? {
    contents.withLock { $0.images[key] }
  }

  func remove(_ key: String) throws {
    try contents.withLock { contents in
      guard contents.images.removeValue(forKey: key) != nil else {
        throw RemovalError.unknownKey(key)
      }
      contents.keys.removeAll { $0 == key }
    }
  }
}
