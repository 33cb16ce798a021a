import SwiftSource
import Testing

@Suite struct ManifestRobustnessTests {
  @Test func `every prefix of a manifest can be read`() {
    let bytes = Array(smallManifest.utf8)
    for length in bytes.indices { read(bytes[..<length], expectsObstacle: true) }
    read(bytes[...], expectsObstacle: false)
  }

  @Test func `two thousand mutated manifests can be read`() {
    var random = SeededGenerator(seed: 18)
    let original = Array(smallManifest.utf8)
    let pieces = [
      "(", ")", "[", "]", "\"", "\\(", ",", ":", ".", "{", "}", "/*", "#if A\n", "`", "\0", "é",
      ".target(", "name:", "package", "+ x", "dependencies: [", "path: ",
    ]
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        case 2: bytes.removeSubrange(place..<min(place + 20, bytes.count))
        default:
          bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
        }
      }
      read(bytes[...], expectsObstacle: nil)
    }
  }

  private func read(_ bytes: ArraySlice<UInt8>, expectsObstacle: Bool?) {
    let text = String(decoding: bytes, as: UTF8.self)
    let manifest = ManifestOutline(SourceFile(path: "Package.swift", text: text))
    let places =
      manifest.unreadable.map(\.position) + manifest.targets.map(\.position)
      + manifest.targets.flatMap(\.dependencies).map(\.position)
    #expect(places.allSatisfy { $0.line >= 1 && $0.column >= 1 })
    if let expectsObstacle { #expect(manifest.unreadable.isEmpty != expectsObstacle) }
  }
}

/// One of everything in few bytes: SwiftParser takes milliseconds for a page.
private let smallManifest = """
  import P
  let package = Package(name: "S", products: [], targets: [
    .target(name: "A", path: "B"),
    .testTarget(name: "C", dependencies: ["A", .target(name: "D"), .product(name: "E", package: "F")]),
  ])
  """
