import Foundation

/// Gives the thumbnails of the app, and makes each one only once.
struct ThumbnailService<Store: ImageStore> {
  let store: Store

  func thumbnail(for key: String, make: () async throws -> Data) async throws -> Data {
    if let image = try store.retrieve(key) { return image }
    let image = try await make()
    try store.insert(image, for: key)
    return image
  }
}
