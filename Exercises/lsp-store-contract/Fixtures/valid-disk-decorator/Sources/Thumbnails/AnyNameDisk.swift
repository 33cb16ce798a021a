import Foundation
import MiniDisk

/// A disk on which every name is allowed, and nothing is missing: what is absent is `nil`.
struct AnyNameDisk: Sendable {
  let disk: Disk

  func write(_ data: Data, to name: String) throws {
    try disk.write(data, to: escaped(name))
  }

  func read(_ name: String) throws -> Data? {
    guard disk.contains(escaped(name)) else { return nil }
    return try disk.read(escaped(name))
  }

  func remove(_ name: String) throws {
    guard disk.contains(escaped(name)) else { return }
    try disk.remove(escaped(name))
  }

  private func escaped(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "n") { escaped, scalar in
      switch scalar {
      case "/": escaped += "~s"
      case "~": escaped += "~t"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
