import HostSystem
import Ports
import Testing

@Suite struct `A key decoder` {
  /// Decodes all bytes at once, then silence.
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(from: Array(text.utf8)) + decoder.flush()
  }

  @Test(arguments: [
    ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[1;5A", .up), ("\u{1B}[B", .down),
    ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}Oc", .right), ("\u{1B}[D", .left),
    ("\u{1B}[d", .left), ("\u{1B}[1;2D", .left), ("\u{1B}O5D", .left),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[5;5~", .pageUp), ("\u{1B}[5^", .pageUp),
    ("\u{1B}[6$", .pageDown),
    ("\u{1B}[6~", .pageDown), ("\u{1B}[6@", .pageDown), ("\u{1B}[3~", .delete),
    ("\u{1B}[3$", .delete),
    ("\u{1B}[Z", .backTab), ("\t", .tab), ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter),
    ("\u{7F}", .backspace), ("\u{08}", .backspace), ("\u{1B}", .escape),
    ("\u{03}", .control("c")), ("\u{1A}", .control("z")), ("\u{00}", .control(" ")),
    ("\u{1C}", .control("\\")), ("q", .character("q")), (" ", .character(" ")),
    ("é", .character("é")), ("漢", .character("漢")), ("😀", .character("😀")),
    ("\u{1B}[27u", .escape), ("\u{1B}[13u", .enter), ("\u{1B}[9;2u", .backTab),
    ("\u{1B}[127u", .backspace),
    ("\u{1B}[99;5u", .control("c")), ("\u{1B}[97u", .character("a")),
    ("\u{1B}[97:65;2u", .character("a")),
    ("\u{1B}[233;1:1u", .character("é")), ("\u{1B}[27;5;99~", .control("c")),
  ])
  func `knows a key in every dialect`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
    #expect(keys(bytes + "x") == [key, .character("x")] || bytes == "\u{1B}")
    #expect(keys("x" + bytes) == [.character("x"), key])
  }

  @Test(arguments: [
    "\u{1B}[15~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[2~", "\u{1B}[I", "\u{1B}[O", "\u{1B}[200~",
    "\u{1B}[201~",
    "\u{1B}[?62;4c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y", "\u{1B}[>1;10;0c", "\u{1B}[M !!",
    "\u{1B}[<0;10;20M", "\u{1B}[<0;10;20m", "\u{1B}]11;rgb:0000/0000/0000\u{07}",
    "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}x", "\u{1B}é", "\u{1B}[97;3u", "\u{1B}[57358u", "\u{1B}[97;1:3u", "\u{1B}[1;1:3A",
    "\u{1B}[99999999999999999999u", "\u{1B}[;;;;;;u", "\u{9B}",
  ])
  func `swallows what is no key of ours, and nothing more`(bytes: String) {
    #expect(keys(bytes + "q") == [.character("q")])
  }

  @Test func `takes bytes in pieces of any size`() {
    let text = "aé漢😀\u{1B}[1;5A\u{1B}OB\u{1B}[6~\u{1B}]0;title\u{07}\u{03}z"
    let expected: [Key] = [
      .character("a"), .character("é"), .character("漢"), .character("😀"), .up, .down, .pageDown,
      .control("c"), .character("z"),
    ]
    #expect(keys(text) == expected)
    var decoder = KeyDecoder()
    #expect(text.utf8.flatMap { decoder.keys(from: [$0]) } == expected)
  }

  @Test func `takes a lone ESC for the key only after a silence`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.keys(from: Array("[A".utf8)) == [.character("["), .character("A")])
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
    #expect(keys("\u{1B}\u{03}") == [.escape, .control("c")])
  }

  @Test func `does not wait for the rest of a broken reply for ever`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: Array("\u{1B}]11;rgb".utf8)) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.keys(from: Array("q".utf8)) == [.character("q")])
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0xAF], [0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
      [0xC2, 0x9B],
      [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func `drops bytes that are no UTF-8`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: bytes + Array("q".utf8)) == [.character("q")])
  }

  @Test func `survives any bytes`() {
    var generator = SystemRandomNumberGenerator()
    var decoder = KeyDecoder()
    for _ in 0..<20_000 {
      let byte = UInt8.random(in: 0...255, using: &generator)
      _ = decoder.keys(from: [Bool.random() ? byte : [0x1B, 0x5B, 0x4F, 0x3B, 0x24][Int(byte) % 5]])
    }
    // Whatever was begun: the end of a sequence, of a reply, and silence.
    _ = decoder.keys(from: Array("~~~\u{1B}\\".utf8)) + decoder.flush()
    #expect(decoder.keys(from: Array("q".utf8)) == [.character("q")])
  }
}
