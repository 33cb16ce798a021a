/// The files that an edit may change, by path in the package.
struct Files: Hashable, Sendable {
  /// The text of every file by path.
  private(set) var texts: [String: String]
  /// What was parsed already; parsing is what takes time here.
  private var parsed: [String: SwiftText] = [:]

  init(_ texts: [String: String]) {
    self.texts = texts
  }

  static func == (left: Files, right: Files) -> Bool { left.texts == right.texts }

  func hash(into hasher: inout Hasher) { hasher.combine(texts) }

  /// The same files, to be looked at many times.
  func readForEdits() -> Files {
    var files = self
    files.parsed = sources
    return files
  }

  var paths: [String] { texts.keys.sorted() }

  /// The text of one file; `nil` when there is none, and to remove it.
  subscript(path: String) -> String? {
    get { texts[path] }
    set {
      guard newValue != texts[path] else { return }
      texts[path] = newValue
      parsed[path] = nil
    }
  }

  /// The Swift sources by path: everything but the manifest.
  var sources: [String: SwiftText] {
    texts.filter { !$0.key.hasSuffix("Package.swift") }.reduce(into: [:]) { sources, file in
      sources[file.key] = parsed[file.key] ?? SwiftText(file.value)
    }
  }

  /// The same without order or paths.
  var sourceTexts: [SwiftText] { Array(sources.values) }

  /// Every source replaced by what a function makes of it; `nil` leaves it alone.
  func mapSources(_ change: (String, SwiftText) -> String?) -> Files {
    var changed = self
    for (path, source) in sources { changed[path] = change(path, source) ?? source.text }
    return changed
  }

  /// The sources by folder of their module, such as `Phase1/Sources/Login`.
  var modules: [String: [String: SwiftText]] {
    sources.reduce(into: [:]) { $0[module(of: $1.key), default: [:]][$1.key] = $1.value }
  }
}

/// The folder of the module in which a source stands.
func module(of path: String) -> String {
  let parts = path.split(separator: "/")
  guard let sources = parts.firstIndex(of: "Sources"), sources + 1 < parts.count - 1 else {
    return folder(of: path)
  }
  return parts[...(sources + 1)].joined(separator: "/")
}

/// The folder in which a file lies.
func folder(of path: String) -> String {
  path.split(separator: "/").dropLast().joined(separator: "/")
}

/// The name of a file, with its extension.
func fileName(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}
