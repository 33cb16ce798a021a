import Foundation

/// Gives the thumbnails of the app, and makes each one only once.
final class ThumbnailService: Sendable {
  private let store: any ImageStore

  init(store: any ImageStore) {
    self.store = store
  }

  func thumbnail(for key: String, make: () throws -> Data) throws -> Data {
    if let image = try store.retrieve(key) { return image }
    let image = try make()
    try store.insert(image, for: key)
    return image
  }
}
