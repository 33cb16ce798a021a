import Foundation

/// Repairs a store from outside: encodes the keys, and removes before it inserts.
struct EncodedKeys<Base: ImageStore>: ImageStore {
  let base: Base

  func insert(_ image: Data, for key: String) throws {
    try base.remove(name(for: key))
    try base.insert(image, for: name(for: key))
  }

  func retrieve(_ key: String) throws -> Data? {
    try base.retrieve(name(for: key))
  }

  func remove(_ key: String) throws {
    try base.remove(name(for: key))
  }

  private func name(for key: String) -> String {
    key.replacing("%", with: "%25").replacing("/", with: "%2F") + ".image"
  }
}
