import DesignRules
import SwiftSource
import Testing

/// A manifest and Swift files in which `1️⃣`, `2️⃣`, … mark where a rule should find something.
struct MarkedPackage {
  let outline: PackageOutline
  let places: [String]

  /// `targets` are the elements of `targets:`; what is no test and has no `path:` gets a file.
  init(targets: [String], files: [String: String] = [:]) {
    let manifest =
      "let package = Package(name: \"P\", targets: [\n\(targets.joined(separator: ",\n"))\n])"
    self.init(manifest: manifest, files: files)
  }

  init(manifest: String, files: [String: String] = [:]) {
    let read = unmarked(files.merging(["Package.swift": manifest]) { $1 }, below: "")
    let (manifests, sources) = (
      read.files.filter { $0.name == "Package.swift" },
      read.files.filter { $0.name != "Package.swift" }
    )
    let manifest = manifests.first ?? SourceFile(path: "Package.swift", text: "")
    let bare = PackageOutline(manifest: manifest, files: sources)
    let empty = zip(bare.targets, bare.manifest.targets)
      .filter { $0.module.files.isEmpty && $0.kind != .test && $1.path == nil }
      .map { SourceFile(path: "Sources/\($0.0.name)/Filler.swift", text: "") }
    outline = PackageOutline(manifest: manifest, files: sources + empty)
    places = read.places
  }
}

/// Expects that a rule finds something at the markers and nowhere else; gives back what it found.
@discardableResult
func expectGraph(
  _ rule: String, _ parameters: [String: RuleParameters.Value] = [:],
  findsMarkersIn package: MarkedPackage, location: Testing.SourceLocation = #_sourceLocation
) throws -> [Finding] {
  let findings = try RuleCatalogue.graphRule(named: rule, parameters: RuleParameters(parameters))
    .findings(in: package.outline)
  #expect(findings.map(\.place) == package.places, sourceLocation: location)
  expectSentences(of: findings, location)
  return findings
}
