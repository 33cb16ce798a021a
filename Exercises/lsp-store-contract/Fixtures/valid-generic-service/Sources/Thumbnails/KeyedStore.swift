import Foundation

/// Somewhere to keep bytes under names of its own.
protocol Shelf: Sendable {
  associatedtype Name
  static func name(for key: String) -> Name
  func put(_ bytes: Data, at name: Name) throws
  func get(_ name: Name) throws -> Data?
  func clear(_ name: Name) throws
}

/// An image store on any shelf: the contract is kept here, the shelf only keeps bytes.
struct KeyedStore<Place: Shelf>: ImageStore {
  let shelf: Place

  func insert(_ image: Data, for key: String) throws {
    try shelf.put(image, at: Place.name(for: key))
  }

  func retrieve(_ key: String) throws -> Data? {
    try shelf.get(Place.name(for: key))
  }

  func remove(_ key: String) throws {
    try shelf.clear(Place.name(for: key))
  }
}
