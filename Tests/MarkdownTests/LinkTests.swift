import Markdown
import Testing

/// CommonMark §6.3, §6.4 and §4.7: links, images and link definitions.
struct LinkTests {
  @Test(arguments: [
    ("[a](/u)", "p(link(/u: a))"),
    ("[a](/u \"t\") [a](/u 't') [a](/u (t))", "p(link(/u “t”: a) link(/u “t”: a) link(/u “t”: a))"),
    ("[a]() [a](<>) [](/u)", "p(link(: a) link(: a) link(/u: ))"),
    ("[a](<b c>) [a](b c)", "p(link(b c: a) [a](b c))"),
    ("[a](b\nc) [a](<b\nc>)", "p([a](b↵c) [a](html(<b\nc>)))"),
    ("[a](b(c(d))) [a](b(c)", "p(link(b(c(d)): a) [a](b(c))"),
    (#"[a](\(b\)) [a](<b)c>)"#, "p(link((b): a) link(b)c: a))"),
    ("[a](  /u\n  \"t\"  )", "p(link(/u “t”: a))"),
    ("[a](/u \"b \"c\" d\")", "p([a](/u \"b \"c\" d\"))"),
    ("[a](/u \"t\"x)", "p([a](/u \"t\"x))"),
    ("[a] (/u)", "p([a] (/u))"),
    ("[a [b] c](/u)", "p(link(/u: a [b] c))"),
    ("[a] b](/u)", "p([a] b](/u))"),
    ("[a [b](/u)", "p([a link(/u: b))"),
    (#"[a \[ b](/u)"#, "p(link(/u: a [ b))"),
    ("[*a* `b`](/u)", "p(link(/u: em(a) code(b)))"),
    ("[a [b](/c) d](/e)", "p([a link(/c: b) d](/e))"),
    ("*[a*](/u)", "p(*link(/u: a*))"),
    ("[a *b](/u)*", "p(link(/u: a *b)*)"),
    ("[a <b c=\"](/u)\">", "p([a html(<b c=\"](/u)\">))"),
    ("[a](/é%20b&c)", "p(link(/é%20b&c: a))"),
  ])
  func `A destination in parentheses makes a link`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("[a][b]\n\n[b]: /u \"t\"", "p(link(/u “t”: a))"),
    ("[b][]\n\n[b]: /u", "p(link(/u: b))"),
    ("[b]\n\n[b]: /u", "p(link(/u: b))"),
    ("[b]: /u\n\n[b] [b]: c", "p(link(/u: b) link(/u: b): c)"),
    ("[B  c]\n\n[b\nC]: /u", "p(link(/u: B  c))"),
    ("[Straße ΑΓΩ]\n\n[STRASSE αγω]: /u", "p(link(/u: Straße ΑΓΩ))"),
    ("[b]\n\n[b]: /u\n[b]: /v", "p(link(/u: b))"),
    ("[a][none]\n\n[a]: /u", "p([a][none])"),
    ("[*a*][b]\n\n[b]: /u", "p(link(/u: em(a)))"),
    ("[a][b][c]\n\n[c]: /u", "p([a]link(/u: b))"),
    ("[a] [b]\n\n[b]: /u", "p([a] link(/u: b))"),
    ("[[a]]\n\n[a]: /u", "p([link(/u: a)])"),
    ("[a](not a link)\n\n[a]: /u", "p(link(/u: a)(not a link))"),
    ("[none] [] [ ]", "p([none] [] [ ])"),
    (#"[a\]]"# + "\n\n" + #"[a\]]: /u"#, "p(link(/u: a]))"),
    ("> [a]: /u\n\n[a]", "quote[] p(link(/u: a))"),
  ])
  func `A label finds its definition`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("[a]:\n/u\n'title\nof two lines'\n\n[a]", "p(link(/u “title\nof two lines”: a))"),
    ("[a]: <b c>\n\n[a]", "p(link(b c: a))"),
    ("[a]: <>\n\n[a]", "p(link(: a))"),
    ("[a]:\n\n[a]", "p([a]:) p([a])"),
    ("[a]: /u 't' x\n\n[a]", "p([a]: /u 't' x) p([a])"),
    ("[a]: /u\n't' x\n\n[a]", "p('t' x) p(link(/u: a))"),
    ("[a]: /u\ntext [a]", "p(text link(/u: a))"),
    ("text\n[a]: /u\n\n[a]", "p(text↵[a]: /u) p([a])"),
    ("[a]: /u\n===\n[a]", "p(===↵link(/u: a))"),
    ("[a]: /u\nb\n===\n[a]", "h1(b) p(link(/u: a))"),
    ("    [a]: /u\n\n[a]", "code(|[a]: /u) p([a])"),
    ("```\n[a]: /u\n```\n[a]", "code(|[a]: /u) p([a])"),
    ("[a]: /u\n[b]: /v\n\n[a] [b]", "p(link(/u: a) link(/v: b))"),
    ("[a b]: <c>d\n\n[a b]", "p([a b]: html(<c>)d) p([a b])"),
  ])
  func `A definition is read where a paragraph starts`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("![a](/u \"t\")", "p(image(/u “t”: a))"),
    ("![*a* `b` [c](/d)](/u)", "p(image(/u: a b c))"),
    ("![![a](/b)](/c)", "p(image(/c: a))"),
    ("[![a](/b)](/c)", "p(link(/c: image(/b: a)))"),
    ("![a][b] ![b]\n\n[b]: /u", "p(image(/u: a) image(/u: b))"),
    (#"\![a](/u) !\[a](/u)"#, "p(!link(/u: a) ![a](/u))"),
    ("![a] ![", "p(![a] ![)"),
    ("![[a](/b)](/c) [![[a](/b)](/c)](/d)", "p(image(/c: a) [image(/c: a)](/d))"),
  ])
  func `An exclamation mark makes a link an image`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }
}
