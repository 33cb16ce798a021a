import Foundation
import MiniDisk

typealias DiskStore = KeyedStore<DiskShelf>

struct DiskShelf: Shelf {
  let disk: Disk

  static func name(for key: String) -> String {
    "k" + key.utf8.map { String($0) }.joined(separator: "-")
  }

  func put(_ bytes: Data, at name: String) throws { try disk.write(bytes, to: name) }
  func get(_ name: String) throws -> Data? { disk.contains(name) ? try disk.read(name) : nil }
  func clear(_ name: String) throws { if disk.contains(name) { try disk.remove(name) } }
}
