import Foundation
import LessonKit
import MiniDisk
import Testing

@testable import Thumbnails

@MainActor @Test func aLaterStoreHasTheSameImages() async throws {
  let variant = Variant()
  let disk = Disk()

  try await expectSameImages(on: disk, thenOn: disk, variant)
}

@MainActor @Test func theFilesAreEnough() async throws {
  let variant = Variant()
  let (disk, copy) = (Disk(), Disk())

  try await expectSameImages(on: disk, thenOn: copy, variant) {
    for name in disk.names { try copy.write(try disk.read(name), to: name) }
  }
}

@MainActor @Test func aFullDiskIsReported() async throws {
  let variant = Variant()
  let disk = Disk()
  let store = try await StoreName.disk.makeStore(on: disk)
  let key = variant.name()
  try store.insert(variant.image(), for: key)

  disk.failWrites()

  for key in [key, variant.name()] {
    #expect(throws: (any Error).self, "\(variant)") {
      try store.insert(variant.image(), for: key)
    }
  }
}

/// Uses one store, then makes another and compares what the two of them have.
@MainActor
private func expectSameImages(
  on first: Disk, thenOn second: Disk, _ variant: Variant, meanwhile: () throws -> Void = {}
) async throws {
  let keys = variant.shuffled([variant.name(), variant.webAddress(), variant.name(), "."])
  var images = Dictionary(uniqueKeysWithValues: keys.map { ($0, variant.image()) })
  let store = try await StoreName.disk.makeStore(on: first)
  for key in keys { try store.insert(images[key] ?? Data(), for: key) }
  images[keys[0]] = variant.image()
  try store.insert(images[keys[0]] ?? Data(), for: keys[0])
  images[keys[1]] = nil
  try store.remove(keys[1])

  try meanwhile()

  let later = try await StoreName.disk.makeStore(on: second)
  for key in keys { try expect(later, has: images[key], for: key, variant) }
}
