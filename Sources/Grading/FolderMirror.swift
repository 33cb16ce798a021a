import Ports

/// Makes a folder hold exactly the given files, and touches only what differs.
///
/// An unchanged file keeps its time stamp, so that nothing is compiled again; a changed one gets a fresh time stamp, so that
/// the build never misses it.
struct FolderMirror: Sendable {
  let reader: any FileReading
  let writer: any FileWriting

  /// Brings `folder` in line with `wanted` (path below the folder → bytes).
  ///
  /// - Parameter ignoring: names directly in the folder that are left alone.
  /// - Returns: how many files were written or removed.
  @discardableResult
  func mirror(
    _ wanted: [String: [UInt8]], into folder: Path, ignoring: Set<String> = []
  ) throws(FileFailure) -> Int {
    try writer.makeFolder(at: folder)
    var changes = try removeStrangers(in: folder, below: "", wanted: wanted, ignoring: ignoring)
    for (path, bytes) in wanted.sorted(by: { $0.key < $1.key }) {
      let place = folder.appending(path)
      if isSame(place, bytes) { continue }
      try writer.makeFolder(at: place.parent)
      try writer.write(bytes, to: place, .atomic)
      changes += 1
    }
    return changes
  }

  private func isSame(_ place: Path, _ bytes: [UInt8]) -> Bool {
    guard let status = reader.status(of: place), status.kind == .file, status.size == bytes.count
    else { return false }
    return (try? reader.contents(of: place, limit: bytes.count)) == bytes
  }

  private func removeStrangers(
    in root: Path, below: String, wanted: [String: [UInt8]], ignoring: Set<String>
  ) throws(FileFailure) -> Int {
    var removed = 0
    for name in try reader.names(in: root.appending(below)) {
      if below.isEmpty, ignoring.contains(name) { continue }
      let path = below.isEmpty ? name : below + "/" + name
      let place = root.appending(path)
      let isFolder = reader.status(of: place)?.kind == .folder
      if isFolder, wanted.keys.contains(where: { $0.hasPrefix(path + "/") }) {
        removed += try removeStrangers(in: root, below: path, wanted: wanted, ignoring: ignoring)
      } else if isFolder || wanted[path] == nil || reader.status(of: place)?.kind != .file {
        try writer.remove(place)
        removed += 1
      }
    }
    return removed
  }
}
