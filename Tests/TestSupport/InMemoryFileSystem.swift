package import Ports
import Synchronization

/// Files in memory: paths are compared as they are written; links are followed by reading only.
///
/// A lock around the state makes it usable from several tasks, as a real file system is.
package final class InMemoryFileSystem: Sendable {
  private let state: Mutex<State>

  /// Starts with files of the given texts, and with all folders above them.
  package init(_ texts: [String: String] = [:]) {
    var state = State()
    for (path, text) in texts {
      state.makeFolders(Path(path).parent)
      state.put(.file(Array(text.utf8)), at: Path(path))
    }
    self.state = Mutex(state)
  }

  /// The text of each file.
  package var texts: [String: String] {
    state.withLock { state in
      var texts: [String: String] = [:]
      for (path, entry) in state.entries {
        if case .file(let bytes) = entry.node {
          texts[path.string] = String(decoding: bytes, as: UTF8.self)
        }
      }
      return texts
    }
  }

  /// Lets every later change below `folder` fail, such as on a full or a read-only disk; `nil` heals it.
  package func failChanges(below folder: Path = Path("/"), with reason: FileFailure.Reason?) {
    state.withLock { $0.changeFailures[folder] = reason }
  }

  /// Lets every later reading below `folder` fail; `nil` heals it.
  package func failReading(below folder: Path = Path("/"), with reason: FileFailure.Reason?) {
    state.withLock { $0.readFailures[folder] = reason }
  }

  /// Puts something there that is neither a file nor a folder: a `.symbolicLink` or a `.special`.
  package func placeOddity(_ kind: FileKind, at path: Path) {
    state.withLock { state in
      state.makeFolders(path.parent)
      state.put(.oddity(kind), at: path)
    }
  }

  /// Holds the lock of a path as another process would; the path fails with `locked(by: process)`.
  package func holdLock(_ path: Path, as process: Int32) {
    state.withLock { $0.locks[path] = process }
  }
}

extension InMemoryFileSystem: FileReading {
  package func contents(of path: Path, limit: Int) throws(FileFailure) -> [UInt8] {
    try state.withLock { state throws(FileFailure) in
      try state.failIfAsked(state.readFailures, at: path)
      let place = state.place(of: path.parent).appending(path.lastComponent)
      guard case .file(let bytes) = try state.node(at: place) else {
        throw FileFailure(.notAFile, at: path)
      }
      guard bytes.count <= limit else { throw FileFailure(.tooLarge(limit: limit), at: path) }
      return bytes
    }
  }

  package func names(in folder: Path) throws(FileFailure) -> [String] {
    try state.withLock { state throws(FileFailure) in
      try state.failIfAsked(state.readFailures, at: folder)
      let place = state.place(of: folder)
      guard case .folder = try state.node(at: place) else {
        throw FileFailure(.notAFolder, at: folder)
      }
      let names = state.entries.keys.filter { $0 != place && $0.parent == place }
      return names.map(\.lastComponent).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  package func status(of path: Path) -> FileStatus? {
    state.withLock { state in
      // The link itself at the end, what it leads to before that.
      state.entries[path]?.status
        ?? state.entries[state.place(of: path.parent).appending(path.lastComponent)]?.status
    }
  }
}

extension InMemoryFileSystem: FileWriting {
  package func write(
    _ bytes: [UInt8], to path: Path, _ durability: Durability
  ) throws(FileFailure) {
    try state.withLock { state throws(FileFailure) in
      try state.failIfAsked(state.changeFailures, at: path)
      try state.requireFolder(path.parent, for: path)
      if case .folder? = state.entries[path]?.node { throw FileFailure(.notAFile, at: path) }
      state.put(.file(bytes), at: path)
    }
  }

  package func makeFolder(at path: Path) throws(FileFailure) {
    try state.withLock { state throws(FileFailure) in
      if case .folder? = state.entries[path]?.node { return }
      try state.failIfAsked(state.changeFailures, at: path)
      for folder in path.selfAndAncestors {
        if let node = state.entries[folder]?.node, node != .folder {
          throw FileFailure(.notAFolder, at: path)
        }
      }
      state.makeFolders(path)
    }
  }

  package func remove(_ path: Path) throws(FileFailure) {
    try state.withLock { state throws(FileFailure) in
      guard state.entries[path] != nil else { return }
      try state.failIfAsked(state.changeFailures, at: path)
      for inner in state.entries.keys where inner.relative(to: path) != nil {
        state.entries[inner] = nil
      }
    }
  }
}

extension InMemoryFileSystem: FileLinking {
  package func link(_ path: Path, to target: String) throws(FileFailure) {
    try state.withLock { state throws(FileFailure) in
      try state.failIfAsked(state.changeFailures, at: path)
      try state.requireFolder(path.parent, for: path)
      // EEXIST, on every system.
      guard state.entries[path] == nil else { throw FileFailure(.system(code: 17), at: path) }
      state.put(.link(target), at: path)
    }
  }
}

extension InMemoryFileSystem: FileLocking {
  package func lock(
    _ path: Path, patience: Duration
  ) async throws(FileFailure) -> any HeldLock {
    let deadline = ContinuousClock.now + patience
    while true {
      do throws(FileFailure) {
        try take(path)
        return Lock(files: self, path: path)
      } catch {
        guard case .locked = error.reason, ContinuousClock.now < deadline else { throw error }
      }
      guard (try? await Task.sleep(for: .milliseconds(2))) != nil else {
        throw FileFailure(.system(code: 125), at: path)
      }
    }
  }

  private func take(_ path: Path) throws(FileFailure) {
    try state.withLock { state throws(FileFailure) in
      try state.failIfAsked(state.changeFailures, at: path)
      if let holder = state.locks[path] { throw FileFailure(.locked(by: holder), at: path) }
      try state.requireFolder(path.parent, for: path)
      switch state.entries[path]?.node {
      case .file?: break
      case nil: state.put(.file([]), at: path)
      default: throw FileFailure(.notAFile, at: path)
      }
      state.locks[path] = State.ownProcess
    }
  }

  private final class Lock: HeldLock {
    private let files: InMemoryFileSystem
    private let path: Mutex<Path?>

    init(files: InMemoryFileSystem, path: Path) {
      self.files = files
      self.path = Mutex(path)
    }

    deinit { release() }

    func release() {
      guard let path = path.withLock({ $0.take() }) else { return }
      files.state.withLock { $0.locks[path] = nil }
    }
  }
}
