extension ImageStore {
  /// The key as this store wants it.
  func prepared(_ key: String) -> String {
    self is DiskStore ? DiskStore.prepared(key) : key
  }
}
