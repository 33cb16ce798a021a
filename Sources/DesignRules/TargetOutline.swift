package import SwiftSource

/// A target of the manifest together with its Swift files.
package struct TargetOutline: Sendable {
  package let name: String
  package let kind: ManifestTarget.Kind
  /// The arrows that the manifest draws from here, in its order.
  package let dependencies: [ManifestDependency]
  /// Where the name stands in the manifest.
  package let position: SourcePosition
  /// The files below the folder of the target; none for a target that the package cannot build.
  package let module: ModuleOutline

  /// Takes the files that lie in the folder of the target.
  init(_ target: ManifestTarget, among files: [SourceFile]) {
    name = target.name
    kind = target.kind
    dependencies = target.dependencies
    position = target.position
    module = ModuleOutline(files.filter { target.owns($0.path) })
  }

  /// The name that an import says: that of the target, with `_` for what no identifier may hold.
  package var moduleName: String { identifier(name) }

  /// Every import of its files, file by file.
  package var imports: [Import] { module.outlines.flatMap(\.imports) }
}

/// The module of a target or product: `My_App` for `My-App`.
func identifier(_ name: String) -> String {
  String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
}

extension ManifestTarget {
  /// Whether a file lies in the folder of the target.
  fileprivate func owns(_ file: String) -> Bool {
    let standard = kind == .test ? "Tests/\(name)" : "Sources/\(name)"
    guard let folder = components(path ?? standard), let file = components(file) else {
      return false
    }
    return file.count > folder.count && file.starts(with: folder)
  }
}

/// The parts of a path below the package; `nil` for a path that leads out of it.
private func components(_ path: String) -> [Substring]? {
  var parts: [Substring] = []
  guard !path.hasPrefix("/") else { return nil }
  for part in path.split(separator: "/") where part != "." {
    if part != ".." {
      parts.append(part)
    } else if parts.popLast() == nil {
      return nil
    }
  }
  return parts
}
