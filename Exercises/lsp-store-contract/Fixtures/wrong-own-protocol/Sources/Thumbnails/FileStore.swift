import Foundation

/// What a store of files can promise: like `ImageStore`, but a key must not contain `/`.
protocol FileStore: Sendable {
  func insert(_ image: Data, for key: String) throws
  func retrieve(_ key: String) throws -> Data?
  func remove(_ key: String) throws
}
