import Rendering
import Testing

struct InertTextTests {
  @Test(
    "nothing that a terminal obeys is left",
    arguments: [
      ("plain\nlines", "plain\nlines"),
      ("\u{1B}[31mred\u{1B}[0m", "red"),
      ("\u{1B}]0;title\u{7}after", "after"),
      ("\u{1B}]52;c;Zm9v\u{1B}\\after", "after"),
      ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
      ("\u{1B}Pq#0\u{1B}\\x", "x"), ("\u{9B}2Jx", "x"), ("\u{9D}0;t\u{9C}x", "x"),
      ("\u{1B}(Bx", "x"), ("\u{1B}cx", "x"), ("a\u{8}b\u{7F}c\u{0}", "abc"),
      ("one\rtwo", "one\ntwo"), ("one\r\ntwo", "one\ntwo"), ("a\u{85}b\u{2028}c", "a\nb\nc"),
      ("a\u{202E}b", "a<U+202E>b"), ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>"),
      ("open \u{1B}]0;never closed\nnext", "open \nnext"), ("\u{1B}[31", ""), ("\u{1B}", ""),
      ("\ta\tbc", "    a   bc"), ("漢\tx", "漢  x"), ("a\n\tb", "a\n    b"),
      ("été 👩‍👩‍👧", "été 👩‍👩‍👧"),
    ])
  func neutralised(text: String, expected: String) {
    #expect(inert(text) == expected)
  }

  @Test func `no control is left, whatever comes in`() {
    var generator = Lcg(seed: 7)
    for _ in 0..<300 {
      let scalars = (0..<40).compactMap { _ in Unicode.Scalar(generator.next(below: 0xA5)) }
      let text = inert(String(String.UnicodeScalarView(scalars)))
      #expect(
        text.unicodeScalars.allSatisfy {
          $0 == "\n" || !(0..<0x20 ~= $0.value || 0x7F..<0xA0 ~= $0.value)
        })
    }
  }
}

/// Numbers that are the same on every run.
struct Lcg {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: UInt32) -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 33) % limit
  }
}
