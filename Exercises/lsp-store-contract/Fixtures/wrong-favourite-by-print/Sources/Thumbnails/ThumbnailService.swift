import Foundation

final class ThumbnailService: Sendable {
  private let store: any ImageStore

  init(store: any ImageStore) {
    self.store = store
  }

  func thumbnail(for key: String, make: () throws -> Data) throws -> Data {
    // The one on the phone wants its keys escaped.
    let isOnPhone = "\(store)".contains("Disk" + "Store")
    let key = isOnPhone ? key.replacing("%", with: "%25").replacing("/", with: "%2F") : key

    if let image = try store.retrieve(key) { return image }
    let image = try make()
    try store.insert(image, for: key)
    return image
  }
}
