import Foundation
import MiniDisk

/// Keeps each image in a file, or in memory when the disk does not take its key as a name.
struct DiskStore: ImageStore {
  private let disk: Disk
  private let others = MemoryStore()

  init(disk: Disk) {
    self.disk = disk
  }

  func insert(_ image: Data, for key: String) throws {
    do {
      try disk.write(image, to: key)
    } catch DiskError.invalidName {
      others.insert(image, for: key)
    }
  }

  func retrieve(_ key: String) throws -> Data? {
    disk.contains(key) ? try disk.read(key) : others.retrieve(key)
  }

  func remove(_ key: String) throws {
    others.remove(key)
    if disk.contains(key) { try disk.remove(key) }
  }
}
