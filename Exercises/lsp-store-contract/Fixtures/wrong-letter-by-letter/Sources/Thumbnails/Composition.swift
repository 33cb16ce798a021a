import MiniDisk

// The composition root: the one place that knows every part and puts them together.
// The checks call these functions and nothing else of yours. Change the bodies as your design asks.

/// A store without a capacity, for one launch of the app.
func makeMemoryStore() async throws -> MemoryStore {
  MemoryStore()
}

/// A store without a capacity, on this disk.
func makeDiskStore(on disk: Disk) async throws -> DiskStore {
  DiskStore(disk: disk)
}

/// A bounded store.
func makeLRUStore(capacity: Int) async throws -> LRUStore {
  LRUStore(capacity: capacity)
}

/// The thumbnails of the app, on any store that keeps the contract.
func makeThumbnailLoader(store: some ImageStore) async throws -> LoadThumbnail {
  ThumbnailService(store: store).thumbnail(for:make:)
}
