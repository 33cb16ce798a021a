import Foundation
import MiniDisk

/// Keeps each image in a file of its own.
struct DiskStore: ImageStore {
  private let files: AnyNameDisk

  init(disk: Disk) {
    files = AnyNameDisk(disk: disk)
  }

  func insert(_ image: Data, for key: String) throws {
    try files.write(image, to: key)
  }

  func retrieve(_ key: String) throws -> Data? {
    try files.read(key)
  }

  func remove(_ key: String) throws {
    try files.remove(key)
  }
}
