import Foundation

/// Puts a bound on a memory store.
struct LRUStore: ImageStore {
  private let capacity: Int
  private let images = MemoryStore()
  /// The most recently used key comes first.
  private let recent = Locked<[String]>([])

  init(capacity: Int) {
    self.capacity = capacity
  }

  func insert(_ image: Data, for key: String) {
    recent.withValue { recent in
      recent.moveToFront(key)
      images.insert(image, for: key)
      for dropped in recent.dropFirst(capacity) { images.remove(dropped) }
      recent = Array(recent.prefix(capacity))
    }
  }

  func retrieve(_ key: String) -> Data? {
    recent.withValue { recent in
      guard let image = images.retrieve(key) else { return nil }
      recent.moveToFront(key)
      return image
    }
  }

  func remove(_ key: String) {
    recent.withValue { recent in
      recent.removeAll { $0 == key }
      images.remove(key)
    }
  }
}

extension [String] {
  fileprivate mutating func moveToFront(_ key: String) {
    removeAll { $0 == key }
    insert(key, at: 0)
  }
}
