import Foundation

/// Gives the thumbnails of the app, one after the other, and makes each one only once.
actor ThumbnailService {
  private let store: any ImageStore

  init(store: any ImageStore) {
    self.store = store
  }

  func thumbnail(for key: String, make: @Sendable () throws -> Data) throws -> Data {
    if let image = try store.retrieve(key) { return image }
    let image = try make()
    try store.insert(image, for: key)
    return image
  }
}
