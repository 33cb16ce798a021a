import Foundation
import MiniDisk

/// Keeps each image in a file that is named like the key.
struct DiskStore: ImageStore {
  private let disk: Disk

  init(disk: Disk) {
    self.disk = disk
  }

  func insert(_ image: Data, for key: String) {
    try? disk.write(image, to: key)
  }

  func retrieve(_ key: String) -> Data? {
    try? disk.read(key)
  }

  func remove(_ key: String) {
    try? disk.remove(key)
  }
}
