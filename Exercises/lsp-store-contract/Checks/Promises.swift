import Foundation
import LessonKit
import MiniDisk
import Testing

@testable import Thumbnails

// Where an honest escape, an honest bookkeeping or an honest order of two calls goes wrong.

/// A name that the store gives to a file is a key like any other, and belongs to somebody else.
@MainActor @Test func fileNamesAreKeysToo() async throws {
  let variant = Variant()
  let disk = Disk()
  let store = try await StoreName.disk.makeStore(on: disk)
  var images: [String: Data] = [:]
  for key in variant.awkwardKeys() + variant.lookalikeKeys() { images[key] = variant.image() }
  for (key, image) in images { try store.insert(image, for: key) }

  for name in disk.names where images[name] == nil {
    let image = variant.image()
    images[name] = image
    try store.insert(image, for: name)
  }

  for (key, image) in images { try expect(store, has: image, for: key, variant) }
}

/// A letter of Swift may hide what a path looks for: the slash stays a slash under its accent.
@MainActor @Test(arguments: StoreName.allCases)
func slashesWithAnAccentAreKeys(in name: StoreName) async throws {
  let variant = Variant()
  let store = try await name.makeStore(capacity: 20)
  let keys = ["/\u{301}", "%\u{301}", ".\u{301}", "a/\u{338}b", "%\u{301}2F"]
  let images = keys.map { (key: $0, image: variant.image()) }

  for (key, image) in images { try store.insert(image, for: key) }

  for (key, image) in images { try expect(store, has: image, for: key, variant) }
}

@MainActor @Test func missesTakeNoPlace() async throws {
  let variant = Variant()
  let store = try await StoreName.lru.makeStore(capacity: 3)
  let images = variant.images(3)

  for (key, image) in images {
    try store.insert(image, for: key)
    _ = try store.retrieve(variant.text())
  }
  for key in variant.names(9) where !images.map(\.key).contains(key) {
    _ = try store.retrieve(key)
  }

  for (key, image) in images { try expect(store, has: image, for: key, variant) }
}

@MainActor @Test func aFullDiskKeepsTheOldImage() async throws {
  let variant = Variant()
  let disk = Disk()
  let store = try await StoreName.disk.makeStore(on: disk)
  let (key, image) = (variant.name(), variant.image())
  try store.insert(image, for: key)

  disk.failWrites()

  #expect(throws: (any Error).self, "\(variant)") {
    try store.insert(variant.image(), for: key)
  }
  try expect(store, has: image, for: key, variant)
}

@MainActor @Test(arguments: StoreName.allCases)
func theServiceKeepsTheKeyOnEveryStore(on name: StoreName) async throws {
  let variant = Variant()
  let store = try await name.makeStore(capacity: 100)
  let load = try await makeThumbnailLoader(store: store)

  for key in variant.awkwardKeys() + variant.lookalikeKeys() {
    let image = variant.image()
    _ = try await load(key) { image }
    try expect(store, has: image, for: key, variant)
  }
}
