import Ports

/// A tree of files in memory with symbolic links that lead somewhere, which the checks of a course look at.
struct FakeFiles: FileReading {
  var files: [String: [UInt8]]
  /// The target of each link, as a path of this tree.
  var links: [String: String] = [:]
  var unreadable: Set<String> = []

  init(_ texts: [String: String]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  subscript(path: String) -> String {
    get { String(decoding: files[path] ?? [], as: UTF8.self) }
    set { files[path] = Array(newValue.utf8) }
  }

  func contents(of path: Path, limit: Int) throws(FileFailure) -> [UInt8] {
    let place = resolved(path.string)
    if unreadable.contains(place) { throw FileFailure(.notPermitted, at: path) }
    guard let bytes = files[place] else {
      throw FileFailure(isFolder(place) ? .notAFile : .missing, at: path)
    }
    guard bytes.count <= limit else { throw FileFailure(.tooLarge(limit: limit), at: path) }
    return bytes
  }

  func names(in folder: Path) throws(FileFailure) -> [String] {
    let place = resolved(folder.string)
    if unreadable.contains(place) { throw FileFailure(.notPermitted, at: folder) }
    guard isFolder(place) else { throw FileFailure(.missing, at: folder) }
    let names = paths.compactMap { path in
      path.hasPrefix(place + "/")
        ? path.dropFirst(place.count + 1).split(separator: "/").first.map(String.init) : nil
    }
    return Set(names).sorted()
  }

  func status(of path: Path) -> FileStatus? {
    let place = resolved(path.parent.string) + "/" + path.lastComponent
    let kind: FileKind
    if links[place] != nil {
      kind = .symbolicLink
    } else if files[place] != nil {
      kind = .file
    } else if isFolder(place) {
      kind = .folder
    } else {
      return nil
    }
    return FileStatus(
      kind: kind, size: files[place]?.count ?? 0, modified: 0,
      identity: UInt64(bitPattern: Int64(place.hashValue)), isExecutable: false)
  }

  private var paths: [String] { Array(files.keys) + Array(links.keys) }

  private func isFolder(_ path: String) -> Bool {
    paths.contains { $0.hasPrefix(path + "/") }
  }

  /// The path with links replaced, at most forty times, as systems do.
  private func resolved(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = links.first(where: { path == $0.key || path.hasPrefix($0.key + "/") }) else {
        return path
      }
      path = link.value + path.dropFirst(link.key.count)
    }
    return path
  }
}
