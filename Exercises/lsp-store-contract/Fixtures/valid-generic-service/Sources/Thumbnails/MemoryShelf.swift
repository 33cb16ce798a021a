import Foundation
import Synchronization

typealias MemoryStore = KeyedStore<MemoryShelf>

final class MemoryShelf: Shelf {
  private let bytes = Mutex<[String: Data]>([:])

  static func name(for key: String) -> String { key }
  func put(_ bytes: Data, at name: String) { self.bytes.withLock { $0[name] = bytes } }
  func get(_ name: String) -> Data? { bytes.withLock { $0[name] } }
  func clear(_ name: String) { bytes.withLock { $0[name] = nil } }
}
