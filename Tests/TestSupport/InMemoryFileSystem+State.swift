import Ports

extension InMemoryFileSystem {
  /// All that the disk of the fake holds.
  struct State {
    /// A number that stands for this process in the locks that it holds.
    static let ownProcess: Int32 = 4242

    var entries: [Path: Entry]
    var locks: [Path: Int32] = [:]
    var changeFailures: [Path: FileFailure.Reason] = [:]
    var readFailures: [Path: FileFailure.Reason] = [:]
    private var changes = 0

    init() {
      entries = [:]
      put(.folder, at: Path("/"))
      put(.folder, at: Path("."))
    }

    /// Each change gets a later time and another identity, as an atomic write makes a new file.
    mutating func put(_ node: Node, at path: Path) {
      changes += 1
      entries[path] = Entry(node: node, change: changes)
    }

    mutating func makeFolders(_ path: Path) {
      for folder in path.selfAndAncestors where entries[folder] == nil { put(.folder, at: folder) }
    }

    /// The place that a path leads to through links, at most forty of them, as systems do.
    func place(of path: Path) -> Path {
      var path = path
      for _ in 0..<40 {
        let links = path.selfAndAncestors.compactMap { link in
          if case .link(let target)? = entries[link]?.node { (link, target) } else { nil }
        }
        guard let (link, target) = links.last, let rest = path.relative(to: link) else { break }
        path = Self.join(link.parent, target).appending(rest)
      }
      return path
    }

    private static func join(_ folder: Path, _ target: String) -> Path {
      if target.hasPrefix("/") { return Path(target) }
      return target.split(separator: "/").reduce(folder) { place, part in
        part == ".." ? place.parent : part == "." ? place : place.appending(String(part))
      }
    }

    func node(at path: Path) throws(FileFailure) -> Node {
      if let node = entries[path]?.node { return node }
      try requireFolder(path.parent, for: path)
      throw FileFailure(.missing, at: path)
    }

    func requireFolder(_ folder: Path, for path: Path) throws(FileFailure) {
      for above in folder.selfAndAncestors {
        guard let node = entries[above]?.node else { continue }
        guard node == .folder else { throw FileFailure(.notAFolder, at: path) }
        break
      }
      guard entries[folder] != nil else { throw FileFailure(.missing, at: path) }
    }

    func failIfAsked(
      _ failures: [Path: FileFailure.Reason], at path: Path
    ) throws(FileFailure) {
      for folder in path.selfAndAncestors + [Path("/")] {
        if let reason = failures[folder] { throw FileFailure(reason, at: path) }
      }
    }
  }

  /// What a path stands for.
  enum Node: Equatable {
    case file([UInt8])
    case folder
    /// A link to a path that is written as in the file system.
    case link(String)
    case oddity(FileKind)
  }

  /// A node, and the number of the change that put it there.
  struct Entry {
    let node: Node
    let change: Int

    var status: FileStatus {
      FileStatus(
        kind: kind, size: size, modified: Int64(change) * 1_000_000, identity: UInt64(change),
        isExecutable: node == .folder)
    }

    private var kind: FileKind {
      switch node {
      case .file: .file
      case .folder: .folder
      case .link: .symbolicLink
      case .oddity(let kind): kind
      }
    }

    private var size: Int {
      if case .file(let bytes) = node { bytes.count } else { 0 }
    }
  }
}
