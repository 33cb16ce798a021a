import Foundation
import MiniDisk
import Synchronization

/// Keeps images in numbered files, and an index that says which key has which.
final class DiskStore: ImageStore {
  private let disk: Disk
  private let index: Mutex<Index>

  init(disk: Disk) throws {
    self.disk = disk
    index = Mutex(disk.contains(Index.name) ? try Index(reading: disk) : Index())
  }

  func insert(_ image: Data, for key: String) throws {
    try index.withLock { index in
      let number = index.numbers[key] ?? index.next
      try disk.write(image, to: "\(number)")
      guard index.numbers[key] == nil else { return }
      index.numbers[key] = number
      index.next += 1
      try index.write(to: disk)
    }
  }

  func retrieve(_ key: String) throws -> Data? {
    try index.withLock { index in
      try index.numbers[key].map { try disk.read("\($0)") }
    }
  }

  func remove(_ key: String) throws {
    try index.withLock { index in
      guard let number = index.numbers.removeValue(forKey: key) else { return }
      try index.write(to: disk)
      try disk.remove("\(number)")
    }
  }
}

private struct Index: Codable {
  static let name = "index.json"

  var numbers: [String: Int] = [:]
  var next = 1

  init() {}

  init(reading disk: Disk) throws {
    self = try JSONDecoder().decode(Index.self, from: try disk.read(Self.name))
  }

  func write(to disk: Disk) throws {
    try disk.write(try JSONEncoder().encode(self), to: Self.name)
  }
}
