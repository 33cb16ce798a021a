import Foundation

/// Keeps the images in memory.
struct LRUStore: ImageStore {
  private let capacity: Int
  private let store = MemoryStore()

  init(capacity: Int) {
    self.capacity = capacity
  }

  func insert(_ image: Data, for key: String) {
    store.insert(image, for: key)
  }

  func retrieve(_ key: String) -> Data? {
    store.retrieve(key)
  }

  func remove(_ key: String) {
    store.remove(key)
  }
}
