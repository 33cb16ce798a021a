import Markdown
import Testing

/// CommonMark §4: the blocks that hold text.
struct LeafBlockTests {
  @Test(arguments: [
    ("***\n---\n___", "break break break"),
    (" * *  *\t*", "break"),
    ("--", "p(--)"),
    ("+++", "p(+++)"),
    ("-*-", "p(-*-)"),
    ("_ _ _ a", "p(_ _ _ a)"),
    ("    ***", "code(|***)"),
    ("text\n***\ntext", "p(text) break p(text)"),
    ("- a\n***\n- b", "ul[p(a)] break ul[p(b)]"),
    ("- a\n- * * *", "ul[p(a)][break]"),
  ])
  func `Three marks alone on a line are a thematic break`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("# one\n###### six", "h1(one) h6(six)"),
    ("####### seven", "p(####### seven)"),
    ("#tag", "p(#tag)"),
    (##"\# no"##, "p(# no)"),
    ("#  spaced  ", "h1(spaced)"),
    ("## closed ####   ", "h2(closed)"),
    ("## c#", "h2(c#)"),
    (##"# kept \#"##, "h1(kept #)"),
    ("#\n## ##\n###", "h1() h2() h3()"),
    ("a\n# b\nc", "p(a) h1(b) p(c)"),
    ("   # three", "h1(three)"),
    ("# *a* `b`", "h1(em(a) code(b))"),
  ])
  func `One to six number signs make a heading`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("Title\n===", "h1(Title)"),
    ("Title\n-", "h2(Title)"),
    ("Two\nlines  \n----  ", "h2(Two↵lines)"),
    ("Title\n== =", "p(Title↵== =)"),
    ("Title\n    ---", "p(Title↵---)"),
    ("> quoted\n---", "quote[p(quoted)] break"),
    ("- item\n---", "ul[p(item)] break"),
    ("> quoted\n===", "quote[p(quoted↵===)]"),
    ("a\n\n===", "p(a) p(===)"),
    ("a\n---\nb\n---\nc", "h2(a) h2(b) p(c)"),
    ("`a\n---\nb`", "h2(`a) p(b`)"),
  ])
  func `An underline makes a paragraph a heading`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("    one\n      two", "code(|one↵  two)"),
    ("    one\n\n\n    two\n\n", "code(|one↵↵↵two)"),
    ("    one\n      \n    two", "code(|one↵  ↵two)"),
    ("text\n    more", "p(text↵more)"),
    ("    code\ntext", "code(|code) p(text)"),
    ("# a\n    b", "h1(a) code(|b)"),
    ("    *a* <b>", "code(|*a* <b>)"),
    ("\n    \n    a", "code(|a)"),
  ])
  func `Four columns of space make code`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("```\na\n b\n```", "code(|a↵ b)"),
    ("~~~ swift sketch\na\n~~~", "code(swift sketch|a)"),
    ("```\n~~~\n```", "code(|~~~)"),
    ("````\n```\n`````", "code(|```)"),
    ("``\na\n``", "p(code(a))"),
    ("```\nnever closed\n\n", "code(|never closed↵)"),
    ("> ```\n> a\n\nb", "quote[code(|a)] p(b)"),
    ("```\n```", "code(|)"),
    ("  ```\n a\n  b\n   c\n  ```", "code(|a↵b↵ c)"),
    ("```\na\n    ```", "code(|a↵    ```)"),
    ("``` a`b\nc\n```", "p(``` a`b↵c) code(|)"),
    ("~~~ a`b\nc\n~~~", "code(a`b|c)"),
    ("a\n```\nb\n```\nc", "p(a) code(|b) p(c)"),
    ("``` a\\*&amp;\n```", "code(a*&|)"),
    ("```\n# a\n- b\n```", "code(|# a↵- b)"),
    ("```\na\n``` b\n```", "code(|a↵``` b)"),
  ])
  func `Fences of backticks or tildes make code`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("<!-- pause -->", "comment(pause)"),
    ("  <!--pause-->  ", "comment(pause)"),
    ("<!-- note: one\n\ntwo\n-->\nafter", "comment(note: one↵↵two) p(after)"),
    ("a\n<!-- b -->\nc", "p(a) comment(b) p(c)"),
    ("- <!-- a -->\n  b", "ul[comment(a) p(b)]"),
    ("> <!-- a\n> b -->", "quote[comment(a↵b)]"),
    ("<!---->", "comment()"),
    ("<!-- a --> b", "html(<!-- a --> b)"),
    ("<!-- a --> <!-- b -->", "html(<!-- a --> <!-- b -->)"),
    ("<!-- a\n\nb", "html(<!-- a↵↵b)"),
    ("a <!-- b --> c", "p(a html(<!-- b -->) c)"),
    ("    <!-- a -->", "code(|<!-- a -->)"),
  ])
  func `A comment that stands alone is a block`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("<div id='a'>\n*b*\n\n*c*\n\n</div>", "html(<div id='a'>↵*b*) p(em(c)) html(</div>)"),
    ("a\n<p>b", "p(a) html(<p>b)"),
    ("a\n<b>\nc", "p(a↵html(<b>)↵c)"),
    ("<b>\n*c*\n\nd", "html(<b>↵*c*) p(d)"),
    ("<b>c</b>", "p(html(<b>)chtml(</b>))"),
    ("<pre>\n\na</PRE>b\nc", "html(<pre>↵↵a</PRE>b) p(c)"),
    ("<?a\n\nb?>\nc", "html(<?a↵↵b?>) p(c)"),
    ("<!DOCTYPE a\n\nb>\nc", "html(<!DOCTYPE a↵↵b>) p(c)"),
    ("<![CDATA[\n\n]]>\nc", "html(<![CDATA[↵↵]]>) p(c)"),
    ("  <table>", "html(  <table>)"),
    ("> <div>\n> a\nb", "quote[html(<div>↵a)] p(b)"),
  ])
  func `HTML reaches to its own end or to a blank line`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("a\nb\n\nc", "p(a↵b) p(c)"),
    ("  a\n         b", "p(a↵b)"),
    ("a\n\n\n\nb", "p(a) p(b)"),
    ("a  \nb\\\nc", "p(a⏎b⏎c)"),
    ("a \nb  ", "p(a↵b)"),
    ("a\\", "p(a\\)"),
    ("# a  ", "h1(a)"),
    ("", ""),
    ("  \n\t\n", ""),
  ])
  func `Other lines are paragraphs with soft and hard breaks`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: ["a\nb\n\nc\n", "a\r\nb\r\n\r\nc\r\n", "a\rb\r\rc\r", "\u{FEFF}a\nb\n\nc"])
  func `All line endings are equal and a byte order mark is no text`(input: String) {
    #expect(notation(input) == "p(a↵b) p(c)")
  }

  @Test func `NUL becomes the replacement character`() {
    #expect(notation("a\0b `\0`\n\n```\n\0\n```") == "p(a\u{FFFD}b code(\u{FFFD})) code(|\u{FFFD})")
  }
}
