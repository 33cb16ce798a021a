import Curriculum
import Testing

struct FenceTests {
  @Test(arguments: [
    ("swift compiles", Fence.Truth.compiles), ("swift sketch", .sketch),
    ("swift excerpt=Violation/A.swift", .excerpt("Violation/A.swift")),
    ("swift excerpt=\"Violation/A b.swift\" beside", .excerpt("Violation/A b.swift")),
    (
      "swift rejects=\"cannot find 'x' in \"scope\", now\"",
      .rejects("cannot find 'x' in \"scope\", now")
    ),
    ("swift rejects=sendable", .rejects("sendable")), ("Swift  compiles  ", .compiles),
    ("swift", nil), ("swift compile", nil), ("text compiles", nil), ("", nil),
  ])
  func `a Swift fence says how it is kept true`(info: String, truth: Fence.Truth?) {
    #expect(Fence(info: info).truth == truth)
  }

  @Test(arguments: [
    (
      "swift sketch {1,3|5-7|all}", [Fence.Highlight.lines([1...1, 3...3]), .lines([5...7]), .all]
    ),
    ("swift {2} sketch", [.lines([2...2])]), ("text {1 - 2, 4}", [.lines([1...2, 4...4])]),
    ("swift{3} sketch", [.lines([3...3])]), ("{all}", [.all]),
    ("text {0}", []), ("text {3-1}", []), ("text {}", []), ("text {1||2}", []),
    ("text {1", []), ("text {all,1}", []), ("text {-1}", []), ("text {99999999999999999999}", []),
    ("text", []),
  ])
  func `highlights go step by step`(info: String, highlights: [Fence.Highlight]) {
    #expect(Fence(info: info).highlights == highlights)
  }

  @Test func `the language and the neighbour are known`() {
    #expect(Fence(info: "swift compiles beside").isBeside)
    #expect(!Fence(info: "swift compiles").isBeside)
    #expect(Fence(info: "JSON").language == "json")
    #expect(Fence(info: "").language == "")
    #expect(Fence(info: "swift{1} sketch").isSwift)
    #expect(Fence.Highlight.lines([1...2, 5...5]).contains(5))
    #expect(!Fence.Highlight.lines([1...2, 5...5]).contains(3))
    #expect(Fence.Highlight.all.contains(3))
  }
}
