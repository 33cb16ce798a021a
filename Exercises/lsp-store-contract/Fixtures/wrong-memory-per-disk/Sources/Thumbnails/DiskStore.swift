import Foundation
import MiniDisk
import Synchronization

/// Keeps the images of each disk where the next store on it finds them.
struct DiskStore: ImageStore {
  private static let stores = Mutex<[ObjectIdentifier: MemoryStore]>([:])
  private let disk: Disk
  private let images: MemoryStore

  init(disk: Disk) {
    self.disk = disk
    images = Self.stores.withLock { stores in
      let store = stores[ObjectIdentifier(disk)] ?? MemoryStore()
      stores[ObjectIdentifier(disk)] = store
      return store
    }
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
