import Foundation

final class ThumbnailService: Sendable {
  private let store: ImageStore

  init(store: ImageStore) {
    self.store = store
  }
}

extension ThumbnailService {
  func thumbnail(for key: String, make: () throws -> Data) throws -> Data {
    if let image = try store.retrieve(key) { return image }
    let image = try make()
    try store.insert(image, for: key)
    return image
  }
}
