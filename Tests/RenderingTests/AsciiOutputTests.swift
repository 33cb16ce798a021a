import Curriculum
import Grading
import Languages
import Rendering
import Testing

struct AsciiOutputTests {
  let encoder = AnsiEncoder(Capabilities(charset: .ascii))

  @Test(arguments: Language.allCases)
  func `in ASCII every line is as wide as before, and nothing but ASCII`(language: Language) {
    let verdicts = VerdictText(language: language) { _ in SampleVerdict.source }
    let document = MarkdownLayout(language: language).lines(of: SampleDocument.blocks, width: 60)
    let lines = SampleVerdict.all.flatMap { verdicts.lines(of: $0, width: 60) } + document
    for line in lines {
      let text = encoder.text(of: line)
      #expect(text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(text)")
      #expect(text.utf8.count == line.width, "\(text)")
      #expect(!text.contains("?") || line.text.contains("?"), "\(line.text)")
    }
  }

  @Test func `what code printed in one endless line does not fill the screen`() {
    var verdict = SampleVerdict.outcome(.solved)
    verdict.printed = String(repeating: "x", count: 60_000)
    let lines = VerdictText(language: .english) { _ in nil }.lines(of: verdict, width: 80)
    #expect(lines.count < 12)
  }

  @Test func `a title with a line break stays one record`() {
    let row = LessonRow(
      number: "01", title: "two\nlines", principle: .srp, state: .open, minutes: 5)
    #expect(LessonList([row], in: .english).records == ["01\tsrp\topen\t5\t0\t0\ttwo lines"])
  }
}
