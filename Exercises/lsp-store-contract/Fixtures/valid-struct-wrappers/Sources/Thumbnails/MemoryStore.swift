import Foundation

/// Keeps images in memory, all of them, until the app ends.
struct MemoryStore: ImageStore {
  private let images = Locked<[String: Data]>([:])

  func insert(_ image: Data, for key: String) {
    images.withValue { $0[key] = image }
  }

  func retrieve(_ key: String) -> Data? {
    images.withValue { $0[key] }
  }

  func remove(_ key: String) {
    _ = images.withValue { $0.removeValue(forKey: key) }
  }
}
