/// What lies at a path.
package struct FileStatus: Hashable, Sendable {
  package let kind: FileKind
  /// Size in bytes.
  package let size: Int
  /// Time of the last change of the contents, in nanoseconds since 1970.
  package let modified: Int64
  /// The inode: another one at the same path is another file.
  package let identity: UInt64
  /// Whether this process may execute it.
  package let isExecutable: Bool

  package init(kind: FileKind, size: Int, modified: Int64, identity: UInt64, isExecutable: Bool) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.identity = identity
    self.isExecutable = isExecutable
  }
}

/// The kinds of things in a file system that we tell apart.
package enum FileKind: Hashable, Sendable {
  case file
  case folder
  case symbolicLink
  /// A device, a FIFO or a socket: never opened, as that may wait for ever.
  case special
}
