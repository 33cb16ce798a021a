import Foundation
import MiniDisk
import Synchronization

/// Keeps all images in one file, a property list from keys to bytes.
final class DiskStore: ImageStore {
  private let disk: Mutex<Disk>
  private let name = "images.plist"

  init(disk: Disk) {
    self.disk = Mutex(disk)
  }

  func insert(_ image: Data, for key: String) throws {
    try update { $0[key] = image }
  }

  func retrieve(_ key: String) throws -> Data? {
    try disk.withLock { try images(on: $0)[key] }
  }

  func remove(_ key: String) throws {
    try update { $0[key] = nil }
  }

  private func update(_ change: (inout [String: Data]) -> Void) throws {
    try disk.withLock { disk in
      var images = try images(on: disk)
      change(&images)
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      try disk.write(try encoder.encode(images), to: name)
    }
  }

  private func images(on disk: Disk) throws -> [String: Data] {
    guard disk.contains(name) else { return [:] }
    return try PropertyListDecoder().decode([String: Data].self, from: try disk.read(name))
  }
}
