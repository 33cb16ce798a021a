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

  /// A name that the disk takes, and another one for every key.
  ///
  /// ASCII letters and digits stay readable. Every other byte becomes a percent sign and two digits,
  /// the percent sign too, so that the key could be read back from the name.
  private func fileName(for key: String) -> String {
    key.utf8
      .map { $0.isPlain ? String(Unicode.Scalar($0)) : String(format: "%%%02X", $0) }
      .joined()
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
