import Foundation
import MiniDisk

/// Keeps each image in a file of its own.
struct DiskStore: ImageStore {
  private let disk: Disk

  init(disk: Disk) {
    self.disk = disk
  }

  func insert(_ image: Data, for key: String) throws {
    try disk.write(image, to: fileName(for: key))
  }

  func retrieve(_ key: String) throws -> Data? {
    let name = fileName(for: key)
    return disk.contains(name) ? try disk.read(name) : nil
  }

  func remove(_ key: String) throws {
    let name = fileName(for: key)
    if disk.contains(name) { try disk.remove(name) }
  }

  /// The key without what the disk refuses.
  private func fileName(for key: String) -> String {
    "image-" + key.replacing("/", with: "%2F")
  }
}
