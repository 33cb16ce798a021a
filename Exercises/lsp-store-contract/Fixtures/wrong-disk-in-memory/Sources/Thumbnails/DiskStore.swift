import Foundation
import MiniDisk

/// Keeps every image, whatever its key.
struct DiskStore: ImageStore {
  private let disk: Disk
  private let images = MemoryStore()

  init(disk: Disk) {
    self.disk = disk
  }

  func insert(_ image: Data, for key: String) {
    images.insert(image, for: key)
  }

  func retrieve(_ key: String) -> Data? {
    images.retrieve(key)
  }

  func remove(_ key: String) {
    images.remove(key)
  }
}
