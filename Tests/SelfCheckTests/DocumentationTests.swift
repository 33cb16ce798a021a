import SwiftSource
import Testing

@Suite struct `Documentation of what other targets see` {
  @Test func `everything has a comment that begins with one short sentence`() async throws {
    let outlines = try await Repository.own.value.outlines
    let documentation = Documentation(outlines)
    expectNone(outlines.flatMap(documentation.offences))
  }

  @Test func `a missing comment is found, also in front of attributes`() {
    expect(
      [3, 7, 11],
      in: """
        /// Has a comment.
        package struct Sample {
          package struct Inner {}
        }

        @available(*, deprecated)
        package func bare() {}

        /// A role.
        package protocol Role {
          func asked()
        }

        /// Has one.
        @discardableResult
        package func described() -> Int { 1 }

        func hidden() {}
        """)
  }

  @Test func `cases, stored properties, plain initialisers and witnesses need none`() {
    expect(
      [10],
      in: """
        /// A value.
        package struct Sample: Comparable {
          package let size: Int
          package init(size: Int) { self.size = size }
          package static func < (left: Sample, right: Sample) -> Bool { left.size < right.size }
        }
        /// A choice.
        package enum Choice {
          case one
          package init(word: String) { self = .one }
        }
        """)
  }

  @Test func `a first sentence that goes on for long is found`() {
    let short = "/// A sentence. " + String(repeating: "More words. ", count: 20)
    let long = "/// A sentence " + String(repeating: "with more words ", count: 6)
    expect([4], in: "\(short)\npackage func sample() {}\n\(long)\npackage func other() {}\n")
  }

  private func expect(
    _ lines: [Int], in text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outlines = ModuleOutline(sample: text).outlines
    let documentation = Documentation(outlines)
    #expect(
      outlines.flatMap(documentation.offences).map(\.line) == lines, sourceLocation: sourceLocation)
  }
}
