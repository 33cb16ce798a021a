import Markdown
import Testing

/// CommonMark §2.4–2.5, §6.1, §6.2, §6.5 and §6.6.
struct InlineTests {
  @Test(arguments: [
    (##"\*a\* \# \\ \`"##, #"p(*a* # \ `)"#),
    (#"\a \é \ "#, #"p(\a \é \)"#),
    (#"\\*a*"#, #"p(\em(a))"#),
    (#"`\*`"#, #"p(code(\*))"#),
    (#"<http://a?\*>"#, #"p(link(http://a?\*: http://a?\*))"#),
    (#"[a](/b\*c "d\"e")"#, #"p(link(/b*c “d"e”: a))"#),
    (#"\&amp; \<b>"#, "p(&amp; <b>)"),
  ])
  func `A backslash takes the meaning from punctuation`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("&amp; &lt; &gt; &quot; &copy;", #"p(& < > " ©)"#),
    ("&eacute;&nbsp;&hellip;&rarr;&OElig;", "p(é\u{A0}…→Œ)"),
    ("&#35; &#233; &#x1F600; &#X41;", "p(# é 😀 A)"),
    ("&#0; &#xD800; &#x110000;", "p(\u{FFFD} \u{FFFD} \u{FFFD})"),
    ("&unknown; &amp &; &#; &#x; &#12345678;", "p(&unknown; &amp &; &#; &#x; &#12345678;)"),
    ("`&amp;`", "p(code(&amp;))"),
    ("&#42;a&#42;", "p(*a*)"),
    ("[a](/&auml; \"&auml;\")", "p(link(/ä “ä”: a))"),
    ("&#10;- a", "p(\n- a)"),
  ])
  func `References stand for characters`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("`a`", "p(code(a))"),
    ("`` a`b ``", "p(code(a`b))"),
    ("`  a  `", "p(code( a ))"),
    ("` a`", "p(code( a))"),
    ("`   `", "p(code(   ))"),
    ("`a\nb`", "p(code(a b))"),
    ("``a`", "p(``a`)"),
    ("`a``b`", "p(code(a``b))"),
    ("`a`` b", "p(`a`` b)"),
    ("*a`*`", "p(*acode(*))"),
    ("[a`](/u)`", "p([acode(](/u)))"),
    ("`<b>`<b c=\"`\">`", "p(code(<b>)html(<b c=\"`\">)`)"),
  ])
  func `Backticks make code`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("*a* _b_", "p(em(a) em(b))"),
    ("**a** __b__", "p(strong(a) strong(b))"),
    ("a * b*", "p(a * b*)"),
    ("a*\"b\"*", "p(a*\"b\"*)"),
    ("a*b*c a_b_c", "p(aem(b)c a_b_c)"),
    ("_(a)_b", "p(_(a)_b)"),
    ("a-_(b)_", "p(a-em((b)))"),
    ("**a**b__c__", "p(strong(a)b__c__)"),
    ("«*a*» *«b»*c", "p(«em(a)» *«b»*c)"),
    ("€*5* *€5*", "p(€em(5) em(€5))"),
    ("*\u{A0}a*", "p(*\u{A0}a*)"),
    ("日本*語*日本", "p(日本em(語)日本)"),
    ("*a", "p(*a)"),
    ("***", "break"),
    ("a ***b*** c", "p(a em(strong(b)) c)"),
    ("*a **b** c*", "p(em(a strong(b) c))"),
    ("**a *b* c**", "p(strong(a em(b) c))"),
    ("*a**b**c*", "p(em(astrong(b)c))"),
    ("*a**b*", "p(em(a**b))"),
    ("**a*", "p(*em(a))"),
    ("*a**", "p(em(a)*)"),
    ("****a****", "p(strong(strong(a)))"),
    ("*****a*****", "p(em(strong(strong(a))))"),
    ("*a _b* c_", "p(em(a _b) c_)"),
    ("**a **b c**", "p(**a strong(b c))"),
    ("***a* b**", "p(strong(em(a) b))"),
    ("***a** b*", "p(em(strong(a) b))"),
    ("a**b*c**d", "p(astrong(b*c)d)"),
    ("*a\nb*", "p(em(a↵b))"),
    ("*a\n\nb*", "p(*a) p(b*)"),
  ])
  func `Stars and underscores emphasise`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("<http://a.b/c?d=e&f>", "p(link(http://a.b/c?d=e&f: http://a.b/c?d=e&f))"),
    ("<mailto:a@b>", "p(link(mailto:a@b: mailto:a@b))"),
    ("<a.b+c@d-e.org>", "p(link(mailto:a.b+c@d-e.org: a.b+c@d-e.org))"),
    ("<a-b:c>", "p(link(a-b:c: a-b:c))"),
    ("<a:b c>", "p(<a:b c>)"),
    ("<x:>", "p(<x:>)"),
    ("<>", "p(<>)"),
    ("<a@-b>", "p(<a@-b>)"),
  ])
  func `Addresses in angle brackets are links`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("a <b c='d' e=\"f\" g=h i/> j", "p(a html(<b c='d' e=\"f\" g=h i/>) j)"),
    ("a </b > <b-1 :c_.d>", "p(a html(</b >) html(<b-1 :c_.d>))"),
    ("a <b\nc>", "p(a html(<b\nc>))"),
    ("a <1> <b c=> </b c> < b>", "p(a <1> <b c=> </b c> < b>)"),
    ("a <b c='d'e>", "p(a <b c='d'e>)"),
    ("a <!-- b\n-- c --> d", "p(a html(<!-- b\n-- c -->) d)"),
    ("a <!--> <!---> b-->", "p(a html(<!-->) html(<!--->) b-->)"),
    ("a <?b?> <!C d> <![CDATA[e]]>", "p(a html(<?b?>) html(<!C d>) html(<![CDATA[e]]>))"),
    ("a <!-- b", "p(a <!-- b)"),
    ("a <b *c*>", "p(a <b em(c)>)"),
  ])
  func `Raw HTML is taken as it is`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test func `Neighbouring text is one piece`() {
    let document = Document(parsing: "a \\* b &amp; c * [d")
    #expect(document.blocks.map(\.kind) == [.paragraph([.text("a * b & c * [d")])])
  }

  @Test func `The plain text of inlines has only their words`() {
    let document = Document(parsing: "a *b* `c` [d](/u) ![e *f*](/g)\n<b>h</b>")
    guard case .paragraph(let inlines) = document.blocks.first?.kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(inlines.plainText == "a b c d e f h")
  }
}
