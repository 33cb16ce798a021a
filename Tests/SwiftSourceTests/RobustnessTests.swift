import SwiftSource
import Testing

@Suite struct RobustnessTests {
  @Test func `every prefix of real code can be read`() {
    let bytes = Array(richSource.utf8)
    for length in stride(from: 0, through: bytes.count, by: 61) {
      readEverything(String(decoding: bytes[..<length], as: UTF8.self))
    }
  }

  @Test func `two thousand mutations can be read`() {
    var random = SeededGenerator(seed: 20_240_611)
    for round in 0..<200 {
      // Ten at a time, and a window of each: SwiftParser takes milliseconds for a page.
      let windows = (0..<10).map { _ in mutatedWindow(using: &random) }
      let text = windows.joined(separator: "\n")
      if round.isMultiple(of: 20) { readEverything(text) } else { outline(text) }
    }
  }

  private func mutatedWindow(using random: inout SeededGenerator) -> String {
    let original = Array(richSource.utf8)
    let pieces = [
      "{", "}", "(", ")", "\"", "\\(", "/*", "#if A\n", "case", "`", "extension ", "\0",
    ]
    let start = Int.random(in: 0..<original.count - 100, using: &random)
    var bytes = Array(original[start..<start + 100])
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      default:
        let piece = pieces.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: piece.utf8, at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `random bytes can be read`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<30 {
      let bytes = (0..<300).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      readEverything(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func readEverything(_ text: String) {
    outline(text)
    #expect(codeTokens(of: text).map(\.text).joined() == text)
    _ = syntaxErrors(in: SourceFile(path: "A.swift", text: text))
  }

  private func outline(_ text: String) {
    let file = SourceFile(path: "Sources/App/A.swift", text: text)
    let module = ModuleOutline([file])
    for type in module.types { _ = module.scopes(ofType: type.qualifiedName) }
    let places = module.outlines.flatMap(\.root.allFacts).map(\.position)
    #expect(places.allSatisfy { $0.line >= 1 && $0.column >= 1 })
  }
}

/// SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
