import Foundation
import MiniDisk

extension Disk {
  fileprivate func file(_ name: String) throws -> Data? {
    contains(name) ? try read(name) : nil
  }
}

struct DiskStore {
  fileprivate let disk: Disk

  init(disk: Disk) {
    self.disk = disk
  }
}

extension DiskStore: ImageStore {
  func insert(_ image: Data, for key: String) throws {
    try remove(key)
    try disk.append(image, to: FileName.of(key))
  }

  func retrieve(_ key: String) throws -> Data? {
    try disk.file(FileName.of(key))
  }

  func remove(_ key: String) throws {
    let name = FileName.of(key)
    if disk.contains(name) { try disk.remove(name) }
  }
}
