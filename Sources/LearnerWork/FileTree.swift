import Ports

/// Reads whole folders.
struct FileTree: Sendable {
  let files: any FileReading

  /// All regular files below a folder by path; hidden names and links are left out.
  ///
  /// - Parameter links: what a symbolic link at a path stands for; a link without an entry is left out.
  func files(below root: Path, links: [String: Path] = [:]) throws(FileFailure)
    -> [String: [UInt8]]
  {
    var found: [String: [UInt8]] = [:]
    var pending = [""]
    while let folder = pending.popLast() {
      for name in try files.names(in: root.appending(folder)) where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder + "/" + name
        switch files.status(of: root.appending(path))?.kind {
        case .folder: pending.append(path)
        case .file: found[path] = try files.contents(of: root.appending(path), limit: 16_000_000)
        case .symbolicLink:
          guard let target = links[path] else { continue }
          for (rest, bytes) in try files(below: target) { found[path + "/" + rest] = bytes }
        default: continue
        }
      }
    }
    return found
  }
}
