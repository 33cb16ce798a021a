import Foundation
import Synchronization

/// Keeps images in memory, all of them, until the app ends.
final class MemoryStore: ImageStore {
  private let images = Mutex<[String: Data]>([:])

  func insert(_ image: Data, for key: String) {
    images.withLock { $0[key] = image }
  }

  func retrieve(_ key: String) -> Data? {
    images.withLock { $0[key] }
  }

  func remove(_ key: String) {
    images.withLock { $0[key] = nil }
  }
}
