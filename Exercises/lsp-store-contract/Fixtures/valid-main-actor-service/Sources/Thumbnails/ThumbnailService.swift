import Foundation

/// Gives the thumbnails of the app to its views, and makes each one only once.
@MainActor
final class ThumbnailService {
  private let store: any ImageStore
  private(set) var madeCount = 0

  init(store: any ImageStore) {
    self.store = store
  }

  func thumbnail(for key: String, make: () throws -> Data) throws -> Data {
    if let image = try store.retrieve(key) { return image }
    let image = try make()
    madeCount += 1
    try store.insert(image, for: key)
    return image
  }
}
