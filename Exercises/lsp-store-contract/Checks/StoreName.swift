import Foundation
import LessonKit
import MiniDisk

@testable import Thumbnails

// Every check runs on the main actor: there it can receive what it asks for from a factory that has
// no isolation as well as from one that is `@MainActor`.

/// The types that keep the contract, by name.
///
/// The checks take names as arguments and make a new store for each run: what one run leaves behind
/// cannot help or harm the next.
enum StoreName: String, CaseIterable, Sendable {
  case memory = "MemoryStore"
  case disk = "DiskStore"
  case lru = "LRUStore"

  var isBounded: Bool { self == .lru }

  /// A new store; an empty one when the disk is empty.
  ///
  /// `as` names the type on purpose: it is this type that has to keep the contract, not a wrapper
  /// around it.
  @MainActor
  func makeStore(on disk: Disk = Disk(), capacity: Int = 8) async throws -> any ImageStore {
    switch self {
    case .memory: try await makeMemoryStore() as MemoryStore
    case .disk: try await makeDiskStore(on: disk) as DiskStore
    case .lru: try await makeLRUStore(capacity: capacity) as LRUStore
    }
  }
}
