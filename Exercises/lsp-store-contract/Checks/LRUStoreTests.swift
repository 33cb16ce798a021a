import Foundation
import LessonKit
import Testing

@testable import Thumbnails

@MainActor @Test func aStoreWithACapacityStaysBounded() async throws {
  let variant = Variant()
  let capacity = variant.number(in: 1...6)
  let store = try await StoreName.lru.makeStore(capacity: capacity)
  let images = variant.images(capacity + variant.number(in: 3...9))

  for (key, image) in images {
    try store.insert(image, for: key)
    // A key that has an image needs no room: this drops nothing.
    try store.insert(image, for: key)
  }

  #expect(try store.keys(of: images) == images.suffix(capacity).map(\.key), "\(variant)")
}

@MainActor @Test func theLeastRecentlyUsedImageIsDropped() async throws {
  let variant = Variant()
  let capacity = variant.number(in: 3...6)

  for dropped in 1..<capacity {
    let store = try await StoreName.lru.makeStore(capacity: capacity)
    let images = variant.images(capacity)
    let (unused, used) = (images[capacity - 1], variant.shuffled(Array(images.dropLast())))
    let added = variant.images(dropped)

    for (key, image) in images { try store.insert(image, for: key) }
    // To replace an image is a use of its key, and to retrieve one is a use as well.
    try store.insert(used[0].image, for: used[0].key)
    for (key, _) in used.dropFirst() { _ = try store.retrieve(key) }
    for (key, image) in added { try store.insert(image, for: key) }

    let byUse = [unused] + used + added
    #expect(try store.keys(of: byUse) == byUse.dropFirst(dropped).map(\.key), "\(variant)")
  }
}

@MainActor @Test func aRemovedImageMakesRoom() async throws {
  let variant = Variant()
  let capacity = variant.number(in: 2...6)

  for index in 0..<capacity {
    let store = try await StoreName.lru.makeStore(capacity: capacity)
    var images = variant.images(capacity)
    for (key, image) in images { try store.insert(image, for: key) }

    try store.remove(images.remove(at: index).key)
    images += variant.images(1)
    for (key, image) in images.suffix(1) { try store.insert(image, for: key) }

    #expect(try store.keys(of: images) == images.map(\.key), "\(variant)")
  }
}

extension ImageStore {
  /// The keys that still have the image that was inserted, in the order given.
  fileprivate func keys(of images: [(key: String, image: Data)]) throws -> [String] {
    try images.filter { try retrieve($0.key) == $0.image }.map(\.key)
  }
}
