import Foundation
import LessonKit
import Testing

@testable import Thumbnails

// One test for each promise of `ImageStore`, in its order, and each of them on every store. A store
// that is written tomorrow needs a line in `StoreName`, and no test of its own.

@MainActor @Test(arguments: StoreName.allCases)
func anyKeyWillDo(in name: StoreName) async throws {
  let variant = Variant()

  for key in variant.awkwardKeys() + [variant.name()] {
    let store = try await name.makeStore()
    let image = variant.image()

    try store.insert(image, for: key)
    try expect(store, has: image, for: key, variant)
    try store.remove(key)
    try expect(store, has: nil, for: key, variant)
  }
}

@MainActor @Test(arguments: StoreName.allCases)
func insertReplaces(in name: StoreName) async throws {
  let variant = Variant()
  let store = try await name.makeStore()
  let key = variant.name()

  // Shorter, longer and as long as before: nothing may remain at the end of the new image.
  for words in variant.shuffled([1, 2, 3, 4, 4]) {
    let image = Data(variant.text(words: words).utf8)
    try store.insert(image, for: key)
    try expect(store, has: image, for: key, variant)
  }
}

@MainActor @Test(arguments: StoreName.allCases)
func imagesComeBackByteForByte(in name: StoreName) async throws {
  let variant = Variant()
  let store = try await name.makeStore()
  var generator = variant.generator()
  let everyByte = Data(UInt8.min...UInt8.max)
  let noise = Data((0..<5000).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  let images = [Data(), everyByte, noise, noise.dropFirst(100), Data("\r\n".utf8), Data([0])]

  for image in variant.shuffled(images) {
    let key = variant.name()
    try store.insert(image, for: key)
    #expect(try store.retrieve(key) == image, "\(variant)")
  }
}

@MainActor @Test(arguments: StoreName.allCases)
func absentIsNil(in name: StoreName) async throws {
  let variant = Variant()
  let store = try await name.makeStore(capacity: 4)
  let images = variant.images(9)

  try expect(store, has: nil, for: variant.name(), variant)
  for (key, image) in images {
    try store.insert(image, for: key)
    try expect(store, has: nil, for: variant.name(), variant)
  }
  for (key, image) in images {
    // Only a bounded store may have dropped some, and then it has to say so.
    let isDropped = try name.isBounded && store.retrieve(key) == nil
    try expect(store, has: isDropped ? nil : image, for: key, variant)
    try store.remove(key)
    try expect(store, has: nil, for: key, variant)
  }
}

@MainActor @Test(arguments: StoreName.allCases)
func eachKeyIsForItself(in name: StoreName) async throws {
  let variant = Variant()
  let keys = variant.lookalikeKeys()
  let store = try await name.makeStore(capacity: keys.count)
  var images = Dictionary(uniqueKeysWithValues: keys.map { ($0, variant.image()) })

  for key in keys { try store.insert(images[key] ?? Data(), for: key) }
  for key in keys { try expect(store, has: images[key], for: key, variant) }

  let (removed, replaced) = (keys[0], keys[1])
  images[removed] = nil
  try store.remove(removed)
  images[replaced] = variant.image()
  try store.insert(images[replaced] ?? Data(), for: replaced)

  for key in keys { try expect(store, has: images[key], for: key, variant) }
}

@MainActor @Test(arguments: StoreName.allCases)
func theLatestStays(in name: StoreName) async throws {
  let variant = Variant()

  for capacity in 1...3 {
    let store = try await name.makeStore(capacity: capacity)
    let keys = variant.names(8)
    for key in keys {
      let image = variant.image()
      try store.insert(image, for: key)
      for other in keys where other != key { _ = try store.retrieve(other) }
      try expect(store, has: image, for: key, variant)
    }
  }
}

@MainActor @Test(arguments: StoreName.allCases)
func retrievingChangesNoImage(in name: StoreName) async throws {
  let variant = Variant()
  let images = variant.images(5)
  let store = try await name.makeStore(capacity: images.count)
  let absent = variant.names(10)

  for (key, image) in images { try store.insert(image, for: key) }
  for key in variant.shuffled(images.map(\.key) + absent) { _ = try store.retrieve(key) }

  for (key, image) in images { try expect(store, has: image, for: key, variant) }
  for key in absent { try expect(store, has: nil, for: key, variant) }
}

@MainActor @Test(arguments: StoreName.allCases)
func removingAlwaysWorks(in name: StoreName) async throws {
  let variant = Variant()
  let store = try await name.makeStore()
  let (key, image) = (variant.name(), variant.image())
  let (other, otherImage) = (variant.name(), variant.image())

  try store.remove(key)
  try store.insert(image, for: key)
  try store.insert(otherImage, for: other)
  try store.remove(key)
  try store.remove(key)
  try store.remove(variant.name())

  try expect(store, has: nil, for: key, variant)
  try expect(store, has: otherImage, for: other, variant)
  try store.insert(image, for: key)
  try expect(store, has: image, for: key, variant)
}

extension Variant {
  /// As many images as asked for, each under a plain name.
  func images(_ count: Int) -> [(key: String, image: Data)] {
    names(count).map { ($0, image()) }
  }
}
