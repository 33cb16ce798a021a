import Foundation
import MiniDisk

/// Keeps each image in a file of its own.
final class DiskStore: ImageStore {
  private let disk: Disk
  private let codec = KeyCodec()

  init(disk: Disk) {
    self.disk = disk
  }

  func insert(_ image: Data, for key: String) throws {
    try disk.write(image, to: codec.encode(key))
  }

  func retrieve(_ key: String) throws -> Data? {
    do {
      return try disk.read(codec.encode(key))
    } catch DiskError.noSuchFile {
      return nil
    }
  }

  func remove(_ key: String) throws {
    do {
      try disk.remove(codec.encode(key))
    } catch DiskError.noSuchFile {
      // It is gone, which is all that the caller wants.
    }
  }
}
