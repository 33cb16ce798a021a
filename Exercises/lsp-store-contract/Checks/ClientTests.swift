import Foundation
import LessonKit
import MiniDisk
import Synchronization
import Testing

@testable import Thumbnails

@MainActor @Test(arguments: StoreName.allCases)
func aThumbnailIsMadeOnce(on name: StoreName) async throws {
  let variant = Variant()
  let load = try await makeThumbnailLoader(store: name.makeStore())

  for key in [variant.name(), variant.webAddress()] {
    let (image, made) = (variant.image(), Recorder<String>())
    for _ in 1...3 {
      let thumbnail = try await load(key) {
        made.record(key)
        return image
      }
      #expect(thumbnail == image, "\(variant)")
    }
    #expect(made.values == [key], "\(variant)")
  }
}

@MainActor @Test(arguments: StoreName.allCases)
func aThumbnailThatFailedIsTriedAgain(on name: StoreName) async throws {
  struct BadImage: Error, Equatable {
    let reason: String
  }

  let variant = Variant()
  let load = try await makeThumbnailLoader(store: name.makeStore())
  let (key, image) = (variant.name(), variant.image())
  let failure = BadImage(reason: variant.text())

  await #expect(throws: failure, "\(variant)") {
    try await load(key) { throw failure }
  }
  #expect(try await load(key) { image } == image, "\(variant)")
}

@MainActor @Test func aStoreNobodyPlannedReceivesTheOriginalKeys() async throws {
  let variant = Variant()
  let store = ObservedStore(base: DictionaryStore())
  let load = try await makeThumbnailLoader(store: store)

  for key in variant.awkwardKeys() + variant.lookalikeKeys() {
    let (image, start) = (variant.image(), store.keys.count)
    #expect(try await load(key) { image } == image, "\(variant)")
    #expect(Set(store.keys.values.dropFirst(start)) == [key], "\(variant)")
    try expect(store, has: image, for: key, variant)
  }
}

@MainActor @Test(arguments: StoreName.allCases)
func aWrappedStoreServesAsWell(_ name: StoreName) async throws {
  let variant = Variant()
  let load = try await makeThumbnailLoader(store: ObservedStore(base: name.makeStore()))
  let (key, image, made) = (variant.webAddress(), variant.image(), Recorder<String>())

  for _ in 1...2 {
    let thumbnail = try await load(key) {
      made.record(key)
      return image
    }
    #expect(thumbnail == image, "\(variant)")
  }
  #expect(made.values == [key], "\(variant)")
}

@MainActor @Test(arguments: StoreName.allCases)
func lookalikeKeysKeepTheirOwnThumbnails(on name: StoreName) async throws {
  let variant = Variant()
  let keys = variant.lookalikeKeys()
  let load = try await makeThumbnailLoader(store: name.makeStore(capacity: keys.count))
  let images = keys.map { (key: $0, image: variant.image()) }

  for (key, image) in images + images {
    let thumbnail = try await load(key) { image }
    #expect(
      thumbnail == image, "\(key.debugDescription) shows \(shown(thumbnail)), \(variant)")
  }
}

@MainActor @Test(arguments: StoreName.allCases)
func aThumbnailIsNeverBlank(on name: StoreName) async throws {
  let variant = Variant()
  let load = try await makeThumbnailLoader(store: name.makeStore(capacity: 3))
  let images = variant.images(8)

  for (key, image) in images + images {
    let thumbnail = try await load(key) { image }
    #expect(thumbnail == image, "\(key) shows \(shown(thumbnail)), \(variant)")
  }
}

/// A fourth store, from someone who has read the contract and nothing else.
private final class DictionaryStore: ImageStore {
  private let images = Mutex<[String: Data]>([:])

  func insert(_ image: Data, for key: String) { images.withLock { $0[key] = image } }
  func retrieve(_ key: String) -> Data? { images.withLock { $0[key] } }
  func remove(_ key: String) { images.withLock { $0[key] = nil } }
}

/// Notes the keys that pass through, and leaves the work to another store.
private struct ObservedStore: ImageStore {
  let base: any ImageStore
  let keys = Recorder<String>()

  func insert(_ image: Data, for key: String) throws {
    keys.record(key)
    try base.insert(image, for: key)
  }

  func retrieve(_ key: String) throws -> Data? {
    keys.record(key)
    return try base.retrieve(key)
  }

  func remove(_ key: String) throws {
    keys.record(key)
    try base.remove(key)
  }
}
