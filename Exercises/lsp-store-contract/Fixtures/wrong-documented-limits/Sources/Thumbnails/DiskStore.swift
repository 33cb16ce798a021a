import Foundation
import MiniDisk

/// Keeps each image in a file that is named like the key.
///
/// - Important: Differs from `ImageStore` on one point: a key must not contain `/`. Use `sanitised(_:)`.
struct DiskStore: ImageStore {
  private let disk: Disk

  init(disk: Disk) {
    self.disk = disk
  }

  func insert(_ image: Data, for key: String) throws {
    try disk.write(image, to: key)
  }

  func retrieve(_ key: String) throws -> Data? {
    guard disk.contains(key) else { return nil }
    return try disk.read(key)
  }

  func remove(_ key: String) throws {
    guard disk.contains(key) else { return }
    try disk.remove(key)
  }

  /// The key without the characters that the disk refuses: call this before all other methods.
  func sanitised(_ key: String) -> String {
    key.replacing("/", with: "_")
  }
}
