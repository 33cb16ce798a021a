import Testing

@testable import Grading

@Suite struct `The text of a failed expectation` {
  @Test func `gives both values of a comparison`() {
    let text = ExpectationText(
      message: "Expectation failed: (wire.count → 2) == (expected → 1)",
      comments: ["the channel is used once", "SOLID_SEED=7", "± removed x"])
    #expect(text.message == "the channel is used once")
    #expect(text.actual == "2" && text.expected == "1")
  }

  @Test func `keeps any other sentence, without the seed`() {
    let text = ExpectationText(
      message: "Caught error: Not possible yet: later", comments: ["SOLID_SEED=7", "why"])
    #expect(text.message == "Caught error: Not possible yet: later · why")
    #expect(text.actual == nil && text.expected == nil)
  }

  @Test func `takes the source for the value when there is no arrow`() {
    let text = ExpectationText(
      message: "Expectation failed: (rows → [\"a\"]) == ([\"b\"])", comments: [])
    #expect(text.actual == "[\"a\"]" && text.expected == "[\"b\"]")
  }

  @Test func `cuts values that nobody can read`() {
    let long = String(repeating: "x", count: 5_000)
    let text = ExpectationText(
      message: "Expectation failed: (a → \(long)) == (b → 1)", comments: [])
    #expect((text.actual?.count ?? 0) < 300)
  }
}
