import Foundation

/// Keeps the images that were used last, as many as its capacity.
actor LRUStore: ImageStore {
  private let capacity: Int
  private var images: [String: Data] = [:]
  private var keys: [String] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  func insert(_ image: Data, for key: String) {
    images[key] = image
    use(key)
    if keys.count > capacity { images[keys.removeFirst()] = nil }
  }

  func retrieve(_ key: String) -> Data? {
    guard let image = images[key] else { return nil }
    use(key)
    return image
  }

  func remove(_ key: String) {
    images[key] = nil
    keys.removeAll { $0 == key }
  }

  private func use(_ key: String) {
    keys.removeAll { $0 == key }
    keys.append(key)
  }
}
