import Languages
import Rendering
import Testing

struct PhraseTests {
  @Test func `no sentence is empty, and both languages have the same holes`() {
    check(MarkdownPhrase.self)
    check(OutcomePhrase.self)
    check(NextStepPhrase.self)
    check(VerdictPhrase.self)
    check(ScreenPhrase.self)
    check(CoursePhrase.self)
    check(StepPhrase.self)
  }

  private func check<Table: Phrase>(_ table: Table.Type) {
    for phrase in table.allCases {
      #expect(!phrase.text.english.isEmpty && !phrase.text.french.isEmpty, "\(phrase)")
      let holes = [phrase.text.english, phrase.text.french].map { PhraseTemplate($0).holes }
      #expect(holes[0] == holes[1], "\(table).\(phrase)")
    }
  }

  @Test func `numbers choose their word by the rules of the language`() {
    #expect(VerdictPhrase.moreErrors(.english, ["n": 1]) == "and 1 more error")
    #expect(VerdictPhrase.moreErrors(.english, ["n": 0]) == "and 0 more errors")
    #expect(VerdictPhrase.moreErrors(.french, ["n": 0]) == "et 0 autre erreur")
    #expect(VerdictPhrase.moreErrors(.french, ["n": 2]) == "et 2 autres erreurs")
  }

  @Test func `French punctuation gets a no-break space, what fills a hole stays as it is`() {
    #expect(
      OutcomePhrase.unsolved(.french, ["title": "a : b"])
        == "Pas encore résolu. Ceci ne tient pas encore\u{A0}: a : b")
    #expect(frenchSpacing("« oui » ; non") == "«\u{A0}oui\u{A0}»\u{A0}; non")
  }

  @Test func `a hole without a value stays visible`() {
    #expect(PhraseTemplate("a {b} c").filled(with: [:], in: .english) == "a {b} c")
  }
}
