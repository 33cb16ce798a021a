import Foundation
import MiniDisk

/// Keeps each image in one of two files.
///
/// An app that ends in the middle of a write must not lose both the old image and the new one.
struct DiskStore: ImageStore {
  private let disk: Disk

  init(disk: Disk) {
    self.disk = disk
  }

  func insert(_ image: Data, for key: String) throws {
    let slots = slots(for: key)
    // The image that is there stays until the new one is complete: write into the other file.
    let isSecondFree = disk.contains(slots.first) && !disk.contains(slots.second)
    try disk.write(image, to: isSecondFree ? slots.second : slots.first)
  }

  func retrieve(_ key: String) throws -> Data? {
    let slots = slots(for: key)
    if disk.contains(slots.second) { return try disk.read(slots.second) }
    return disk.contains(slots.first) ? try disk.read(slots.first) : nil
  }

  func remove(_ key: String) throws {
    let slots = slots(for: key)
    for name in [slots.first, slots.second] where disk.contains(name) { try disk.remove(name) }
  }

  private func slots(for key: String) -> (first: String, second: String) {
    let name = fileName(for: key)
    return (name, "\(name)-2")
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
