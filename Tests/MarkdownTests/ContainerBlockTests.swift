import Markdown
import Testing

/// CommonMark §5 and §2.2: block quotes, lists and tabs.
struct ContainerBlockTests {
  @Test(arguments: [
    ("> a\n> b", "quote[p(a↵b)]"),
    (">a\n>  b", "quote[p(a↵b)]"),
    ("> # a\n> - b", "quote[h1(a) ul[p(b)]]"),
    ("> a\nb", "quote[p(a↵b)]"),
    ("> a\n\nb", "quote[p(a)] p(b)"),
    ("> a\n\n> b", "quote[p(a)] quote[p(b)]"),
    ("> a\n>\n> b", "quote[p(a) p(b)]"),
    (">", "quote[]"),
    (">\n> a\n>", "quote[p(a)]"),
    ("a\n> b", "p(a) quote[p(b)]"),
    ("> > > a\nb", "quote[quote[quote[p(a↵b)]]]"),
    ("> a\n> > b\nc", "quote[p(a) quote[p(b↵c)]]"),
    (">     code\n\n>    not code", "quote[code(|code)] quote[p(not code)]"),
    ("> a\n- b", "quote[p(a)] ul[p(b)]"),
    ("> - a\nb\n> c", "quote[ul[p(a↵b↵c)]]"),
    ("> ```\na\n```", "quote[code(|)] p(a) code(|)"),
    ("> a\n    - b", "quote[p(a↵- b)]"),
    ("    > a", "code(|> a)"),
  ])
  func `Lines with a greater-than sign are a quote`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("- a\n- b", "ul[p(a)][p(b)]"),
    ("- a\n+ b\n* c", "ul[p(a)] ul[p(b)] ul[p(c)]"),
    ("1. a\n2. b\n3) c", "ol1[p(a)][p(b)] ol3[p(c)]"),
    ("7. a\n1. b", "ol7[p(a)][p(b)]"),
    ("0. a", "ol0[p(a)]"),
    ("003. a", "ol3[p(a)]"),
    ("123456789. a", "ol123456789[p(a)]"),
    ("1234567890. a", "p(1234567890. a)"),
    ("-1. a", "p(-1. a)"),
    ("-a", "p(-a)"),
    ("1.a", "p(1.a)"),
    ("-", "ul[]"),
    ("- a\n-\n- c", "ul[p(a)][][p(c)]"),
    ("-\n  a", "ul[p(a)]"),
    ("-\n\n  a", "ul[] p(a)"),
    ("- a\n b", "ul[p(a↵b)]"),
    ("- a\n\n b", "ul[p(a)] p(b)"),
    ("-    a\n\n     b", "loose ul[p(a) p(b)]"),
    ("-     a", "ul[code(|a)]"),
    ("1.  a\n\n        code\n\n    > q", "loose ol1[p(a) code(|code) quote[p(q)]]"),
    ("- # a\n- ```\n  b\n  ```", "ul[h1(a)][code(|b)]"),
    ("- a\n    - b", "ul[p(a) ul[p(b)]]"),
    (" - a\n  - b\n   - c\n    - d", "ul[p(a)][p(b)][p(c↵- d)]"),
    ("10) a\n   - b", "ol10[p(a)] ul[p(b)]"),
    ("- - a", "ul[ul[p(a)]]"),
    ("1. - 2. a", "ol1[ul[ol2[p(a)]]]"),
  ])
  func `Markers start items and indentation continues them`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("- a\n\n- b", "loose ul[p(a)][p(b)]"),
    ("- a\n\n  b\n- c", "loose ul[p(a) p(b)][p(c)]"),
    ("- a\n  - b\n\n    c\n- d", "ul[p(a) loose ul[p(b) p(c)]][p(d)]"),
    ("- a\n  - b\n\n- c", "loose ul[p(a) ul[p(b)]][p(c)]"),
    ("- a\n- b\n\n\n", "ul[p(a)][p(b)]"),
    ("- a\n  > b\n  >\n- c", "ul[p(a) quote[p(b)]][p(c)]"),
    ("- ```\n  a\n\n  b\n  ```\n- c", "ul[code(|a↵↵b)][p(c)]"),
    ("- a\n\n  [l]: /u\n- b", "loose ul[p(a)][p(b)]"),
    ("> - a\n>\n> - b", "quote[loose ul[p(a)][p(b)]]"),
    ("- a\n  > - b\n  >\n  > - c\n- d", "ul[p(a) quote[loose ul[p(b)][p(c)]]][p(d)]"),
  ])
  func `A blank line between items or their blocks makes a list loose`(
    input: String, expected: String
  ) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("a\n- b", "p(a) ul[p(b)]"),
    ("a\n1. b", "p(a) ol1[p(b)]"),
    ("in\n1984. was", "p(in↵1984. was)"),
    ("a\n-", "h2(a)"),
    ("a\n*\nb", "p(a↵*↵b)"),
    ("a\n1.\nb", "p(a↵1.↵b)"),
    ("- a\n2. b", "ul[p(a)] ol2[p(b)]"),
  ])
  func `Only some lists interrupt a paragraph`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("- a\n  - b\n    - c\n  - d\n- e", "ul[p(a) ul[p(b) ul[p(c)]][p(d)]][p(e)]"),
    ("1. a\n   1. b\n      1. c\n2. d", "ol1[p(a) ol1[p(b) ol1[p(c)]]][p(d)]"),
    (
      "> 1. a\n>\n>    ```swift\n>    let x = 1\n>\n>      y\n>    ```\n> 2. b",
      "quote[loose ol1[p(a) code(swift|let x = 1↵↵  y)][p(b)]]"
    ),
    (
      "- > ~~~\n  > a\n  > ~~~\n  > b\n\n  c", "loose ul[quote[code(|a) p(b)] p(c)]"
    ),
    ("> - a\n>   > b\nc\n> - d", "quote[ul[p(a) quote[p(b↵c)]][p(d)]]"),
    ("- ```\n  a\nb", "ul[code(|a)] p(b)"),
  ])
  func `Containers nest in each other`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }

  @Test(arguments: [
    ("\ta\tb", "code(|a\tb)"),
    ("  \ta", "code(|a)"),
    ("- a\n\n\tb", "loose ul[p(a) p(b)]"),
    ("- a\n\n\t\tb", "loose ul[p(a) code(|  b)]"),
    (">\t\ta", "quote[code(|  a)]"),
    ("-\t\ta", "ul[code(|  a)]"),
    ("- a\n  - b\n\t- c", "ul[p(a) ul[p(b) ul[p(c)]]]"),
    ("#\ta", "h1(a)"),
    ("*\t*\t*\t", "break"),
    ("1.\ta", "ol1[p(a)]"),
  ])
  func `A tab reaches to the next multiple of four`(input: String, expected: String) {
    #expect(notation(input) == expected)
  }
}
