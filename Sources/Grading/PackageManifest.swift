/// A manifest of ours: the targets of an exercise and what each may use, and nothing else.
///
/// It is written from what a learner's manifest says, so that the learner's own is never run.
struct PackageManifest: Hashable, Sendable {
  let name: String
  var targets: [Target]

  /// One target with what it depends on.
  struct Target: Hashable, Sendable {
    let name: String
    let kind: Kind
    var dependencies: [Dependency]
    /// Below the package; `nil` where SwiftPM looks by itself.
    var path: String?
  }

  enum Kind: String, Hashable, Sendable {
    case library = "target"
    case executable = "executableTarget"
    case test = "testTarget"
  }

  enum Dependency: Hashable, Sendable {
    case target(String)
    /// A product of the stand-ins.
    case standIn(String)

    var name: String {
      switch self {
      case .target(let name), .standIn(let name): name
      }
    }
  }

  /// The target of a name with every target that it needs, directly or not, in the order of the manifest.
  func closure(of name: String, without left: Set<String> = []) -> [Target] {
    var needed: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      guard !left.contains(next), needed.insert(next).inserted,
        let target = targets.first(where: { $0.name == next })
      else { continue }
      pending += target.dependencies.compactMap {
        if case .target(let name) = $0 { name } else { nil }
      }
    }
    return targets.filter { needed.contains($0.name) }
  }

  /// The text of `Package.swift`; names and paths that are none are left out.
  var text: String {
    let body = targets.filter { Self.isName($0.name) }.map(Self.text).joined(separator: ",\n")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(Self.isName(name) ? name : "Exercise")",
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: "../../StandIns")],
        targets: [
      \(body)
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  private static func text(of target: Target) -> String {
    let dependencies = target.dependencies.filter { isName($0.name) }.map { dependency in
      switch dependency {
      case .target(let name): ".target(name: \"\(name)\")"
      case .standIn(let name): ".product(name: \"\(name)\", package: \"StandIns\")"
      }
    }
    let path = target.path.flatMap { isPath($0) ? ", path: \"\($0)\"" : nil } ?? ""
    return "    .\(target.kind.rawValue)(name: \"\(target.name)\", "
      + "dependencies: [\(dependencies.joined(separator: ", "))]\(path))"
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static func isPath(_ text: String) -> Bool {
    !text.split(separator: "/").contains("..") && !text.hasPrefix("/")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-./".contains($0)) }
  }
}
