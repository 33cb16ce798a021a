/// The files that an edit may change, by path in the package.
typealias Files = [String: String]

extension Files {
  /// The Swift sources: everything but the manifest.
  var sources: Files { filter { !$0.key.hasSuffix("Package.swift") } }

  /// Every source replaced by what a function makes of it; `nil` leaves it alone.
  func mapSources(_ change: (String, SwiftText) -> String?) -> Files {
    var changed = self
    for (path, text) in sources {
      changed[path] = change(path, SwiftText(text)) ?? text
    }
    return changed
  }

  /// The sources by folder of their module, such as `Phase1/Sources/Login`.
  var modules: [String: Files] {
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
