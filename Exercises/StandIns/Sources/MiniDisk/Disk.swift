import Foundation
import Synchronization

/// One folder of files, in memory: stands for `FileManager` and a folder of your app.
///
/// A name follows the path rules of a real file system: it is not empty, it contains no `/`, and it
/// is neither `.` nor `..`. Simpler than the original on three points: there are no folders inside
/// this one, a name may be as long as you like, and upper and lower case always differ.
public final class Disk: Sendable {
  private struct Contents {
    var files: [String: Data] = [:]
    var writeError: (any Error)?
  }

  private let contents = Mutex(Contents())

  public init() {}

  /// The names of all files, sorted: stands for `FileManager.contentsOfDirectory(atPath:)`.
  public var names: [String] { contents.withLock { $0.files.keys.sorted() } }

  /// Whether there is a file with this name: stands for `FileManager.fileExists(atPath:)`.
  public func contains(_ name: String) -> Bool {
    contents.withLock { $0.files[name] != nil }
  }

  /// The bytes of a file: stands for `Data(contentsOf:)`.
  public func read(_ name: String) throws -> Data {
    try check(name)
    return try contents.withLock { contents in
      guard let data = contents.files[name] else { throw DiskError.noSuchFile(name) }
      return data
    }
  }

  /// Makes the file, or replaces it: stands for `Data.write(to:)`.
  public func write(_ data: Data, to name: String) throws {
    try check(name)
    try contents.withLock { contents in
      if let error = contents.writeError { throw error }
      contents.files[name] = data
    }
  }

  /// Adds to the end of the file, or makes it: stands for `FileHandle.seekToEnd()` and `write(_:)`.
  public func append(_ data: Data, to name: String) throws {
    try check(name)
    try contents.withLock { contents in
      if let error = contents.writeError { throw error }
      contents.files[name, default: Data()].append(data)
    }
  }

  /// Deletes the file: stands for `FileManager.removeItem(atPath:)`.
  public func remove(_ name: String) throws {
    try check(name)
    try contents.withLock { contents in
      guard contents.files.removeValue(forKey: name) != nil else {
        throw DiskError.noSuchFile(name)
      }
    }
  }

  /// For tests: from now on every `write` and `append` throws this error.
  public func failWrites(with error: any Error = DiskError.full) {
    contents.withLock { $0.writeError = error }
  }

  private func check(_ name: String) throws {
    // Byte by byte, as file systems do: to a `Character`, a slash with an accent is no slash.
    let isAllowed = !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/"))
    guard isAllowed, name != ".", name != ".." else { throw DiskError.invalidName(name) }
  }
}
