import Ports

/// Copies of a learner's files, taken before anything of ours replaces them.
///
/// One backup is a folder `<number>-<slug>` with the files and, written last, the file `complete`: a backup without it was interrupted
/// and does not count.
struct Backups: Sendable {
  let folder: Path
  let files: any FileReading & FileWriting

  /// One complete backup.
  struct Backup: Hashable, Sendable {
    let number: Int
    let slug: String
    let folder: Path
  }

  /// All complete backups, the oldest first.
  func all() -> [Backup] {
    let names = (try? files.names(in: folder)) ?? []
    let found = names.compactMap { name -> Backup? in
      let parts = name.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]) else { return nil }
      let place = folder.appending(name)
      guard files.status(of: place.appending("complete")) != nil else { return nil }
      return Backup(number: number, slug: String(parts[1]), folder: place)
    }
    return found.sorted { $0.number < $1.number }
  }

  /// Stores files (path in the package → bytes) as the newest backup.
  func store(_ contents: [String: [UInt8]], of slug: String) throws(FileFailure) {
    let number = (all().last?.number ?? 0) + 1
    let place = folder.appending("\(number)-\(slug)")
    try files.remove(place)
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      let file = place.appending("files/" + path)
      try files.makeFolder(at: file.parent)
      try files.write(bytes, to: file, .durable)
    }
    try files.makeFolder(at: place)
    try files.write([], to: place.appending("complete"), .durable)
  }

  /// The files of a backup by their path in the package.
  func contents(of backup: Backup) throws(FileFailure) -> [String: [UInt8]] {
    let root = backup.folder.appending("files")
    guard files.status(of: root) != nil else { return [:] }
    return try FileTree(files: files).files(below: root)
  }

  /// Forgets a backup; the mark goes first, so that a half removed one does not count.
  func remove(_ backup: Backup) throws(FileFailure) {
    try files.remove(backup.folder.appending("complete"))
    try files.remove(backup.folder)
  }
}
