/// A place in the file system, in POSIX notation; it may or may not exist.
///
/// `System.FilePath` is not part of the toolchain on Linux, so this carries the few operations that we need. Paths are kept
/// as written: `.` and `..` stay, so that symbolic links keep their meaning.
package struct Path: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The text of the path, without a slash at its end (except for the root).
  package let string: String

  package init(_ string: String) {
    var text = Substring(string)
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    self.string = String(text)
  }

  package var description: String { string }
  /// Whether it begins at the root.
  package var isAbsolute: Bool { string.hasPrefix("/") }

  /// The part after the last slash.
  package var lastComponent: String {
    string.split(separator: "/").last.map(String.init) ?? string
  }

  /// The folder that holds this path; the root for the root, `.` for a single relative name.
  package var parent: Path {
    guard let slash = string.lastIndex(of: "/") else { return Path(".") }
    return slash == string.startIndex ? Path("/") : Path(String(string[..<slash]))
  }

  /// The path of something below this one; an absolute `other` replaces it, as in POSIX resolution.
  package func appending(_ other: String) -> Path {
    if other.hasPrefix("/") { return Path(other) }
    if other.isEmpty { return self }
    return Path(string == "/" ? "/" + other : string + "/" + other)
  }

  /// The rest of this path below `folder`, without a leading slash; `nil` when it does not lie there.
  package func relative(to folder: Path) -> String? {
    if string == folder.string { return "" }
    let prefix = folder.string == "/" ? "/" : folder.string + "/"
    return string.hasPrefix(prefix) ? String(string.dropFirst(prefix.count)) : nil
  }

  /// This folder and all folders above it, nearest first.
  package var selfAndAncestors: [Path] {
    var chain = [self]
    var current = self
    while current.parent != current, current.string != "." {
      current = current.parent
      chain.append(current)
    }
    return chain
  }

  package static func < (left: Path, right: Path) -> Bool { left.string < right.string }
}
