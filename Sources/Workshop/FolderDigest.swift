import Ports

/// Puts what a folder holds into a digest: names, kinds and bytes, in a fixed order.
///
/// Hidden names are left out, as no check reads them. A link counts by its name and by the length of what it says, and is not followed.
struct FolderDigest {
  let files: any FileReading

  /// Bytes of one file that are read at most; more is no file of a course.
  static let maximumBytes = 4_000_000

  /// Adds a file or a folder under a name of its own; that nothing is there counts as well.
  ///
  /// - Throws: when something cannot be read; then nothing can be said about the whole.
  func add(_ place: Path, as name: String, to digest: inout Digest) throws(FileFailure) {
    digest.add(name)
    guard let status = files.status(of: place) else { return digest.add("none") }
    switch status.kind {
    case .file:
      digest.add("file")
      digest.add(try files.contents(of: place, limit: Self.maximumBytes))
    case .folder:
      let names = try files.names(in: place).filter { !$0.hasPrefix(".") }
      digest.add("folder")
      digest.add(names.count)
      for name in names { try add(place.appending(name), as: name, to: &digest) }
    case .symbolicLink:
      digest.add("link")
      digest.add(status.size)
    case .special:
      digest.add("special")
    }
  }
}
