import Markdown
import Testing

/// What GFM adds: tables, tasks, alerts, strikethrough and bare links.
struct ExtensionTests {
  @Test(arguments: [
    ("| a | b |\n|---|---|\n| c | d |", "table--(a|b / c|d)"),
    ("a | b\n:-- | --:\nc | d", "table<>(a|b / c|d)"),
    ("|a|\n|:-:|", "table^(a)"),
    ("| a | b |\n|-|-|\n| c |\n| d | e | f |", "table--(a|b / c| / d|e)"),
    ("| a\\|b | `c\\|d` |\n|-|-|", "table--(a|b|code(c|d))"),
    ("| *a* | [b](/u) |\n|-|-|", "table--(em(a)|link(/u: b))"),
    ("text\n| a |\n|---|\n| b |", "p(text) table-(a / b)"),
    ("|a|\n|-|\nb\n\nc", "table-(a / b) p(c)"),
    ("|a|\n|-|\n> b", "table-(a) quote[p(b)]"),
    ("|a|\n|-|\n# b", "table-(a) h1(b)"),
    ("|a|b|\n|-|", "p(|a|b|↵|-|)"),
    ("a\n---", "h2(a)"),
    ("|a|\n|-x|", "p(|a|↵|-x|)"),
    ("- | a |\n  |---|\n  | b |", "ul[table-(a / b)]"),
    ("> | a |\n> |---|\n> | b |\nc", "quote[table-(a / b)] p(c)"),
    ("| a |\n| - |\n|  |", "table-(a / )"),
    ("|-|\n|-|", "table-(-)"),
  ])
  func `A header and a delimiter row make a table`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test func `Filling up short rows does not outgrow the text`() {
    let header = String(repeating: "|a", count: 1_000)
    let delimiters = String(repeating: "|-", count: 1_000)
    let rows = String(repeating: "b\n", count: 1_000)
    let document = Document(parsing: "\(header)\n\(delimiters)\n\(rows)")
    guard case .table(let table) = document.blocks.first?.kind else {
      Issue.record("no table")
      return
    }
    #expect(table.rows.count < 50)
    #expect(document.blocks.count > 1, "the other rows are text")
  }

  @Test(arguments: [
    ("- [ ] a\n- [x] b\n- [X] c", "ul[_: p(a)][x: p(b)][x: p(c)]"),
    ("1. [x] a", "ol1[x: p(a)]"),
    ("- [x]a", "ul[p([x]a)]"),
    ("- [x]", "ul[p([x])]"),
    ("- [y] a", "ul[p([y] a)]"),
    ("- a [x] b", "ul[p(a [x] b)]"),
    ("- [ ] a\n  - [x] b", "ul[_: p(a) ul[x: p(b)]]"),
    ("- # [x] a", "ul[h1([x] a)]"),
    ("[x] a", "p([x] a)"),
    ("- [ ] a\n\n      b", "loose ul[_: p(a) code(|b)]"),
  ])
  func `A box at the start of an item makes it a task`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: AlertKind.allCases)
  func `Every kind of alert is known`(kind: AlertKind) {
    #expect(notation("> [!\(kind.rawValue.uppercased())]\n> a") == "\(kind.rawValue)[p(a)]")
  }

  @Test(arguments: [
    ("> [!note]\n> a\n>\n> b", "note[p(a) p(b)]"),
    ("> [!TIP]  \n>\n> - a", "tip[ul[p(a)]]"),
    ("> [!NOTE]", "note[]"),
    ("> [!NOTE] a", "quote[p([!NOTE] a)]"),
    ("> [!OTHER]\n> a", "quote[p([!OTHER]↵a)]"),
    ("> a\n> [!NOTE]", "quote[p(a↵[!NOTE])]"),
    ("[!NOTE]\na", "p([!NOTE]↵a)"),
    ("- > [!WARNING]\n  > a", "ul[warning[p(a)]]"),
  ])
  func `A quote that names a kind of alert is one`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("~a~ ~~b~~", "p(del(a) del(b))"),
    ("~~a *b*~~", "p(del(a em(b)))"),
    ("a ~~~b~~~", "p(a ~~~b~~~)"),
    ("~a~~", "p(~a~~)"),
    ("~ a~", "p(~ a~)"),
    ("~~a\n\nb~~", "p(~~a) p(b~~)"),
    ("*~a*~", "p(em(~a)~)"),
  ])
  func `One or two tildes strike through`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("see www.a.org/b.", "p(see link(http://www.a.org/b: www.a.org/b).)"),
    ("https://a.org/b?c=d", "p(link(https://a.org/b?c=d: https://a.org/b?c=d))"),
    ("(http://a.org/b(c)).", "p((link(http://a.org/b(c): http://a.org/b(c))).)"),
    ("http://a.org/&amp;b&copy;", "p(link(http://a.org/&amp;b: http://a.org/&amp;b)©)"),
    ("http://a.org<b>", "p(link(http://a.org: http://a.org)html(<b>))"),
    ("**http://a.org**", "p(strong(link(http://a.org: http://a.org)))"),
    ("xhttp://a.org", "p(xhttp://a.org)"),
    ("xwww.a.org", "p(xwww.a.org)"),
    ("www.a", "p(link(http://www.a: www.a))"),
    ("www", "p(www)"),
    ("http://", "p(http://)"),
    ("http://a_b.org", "p(http://a_b.org)"),
    ("`www.a.org`", "p(code(www.a.org))"),
    ("[http://a.org](/u)", "p(link(/u: http://a.org))"),
    ("[*www.a.org*](/u)", "p(link(/u: em(www.a.org)))"),
  ])
  func `Bare addresses are links`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }
}
