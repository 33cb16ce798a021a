import Foundation

/// Keeps images in memory, all of them, until the app ends.
final class MemoryStore: DictionaryBackedStore, @unchecked Sendable {}
