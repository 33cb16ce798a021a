import DesignRules
import Languages
import Testing

@Suite struct VocabulariesInheritanceTests {
  let groups: [String: RuleParameters.Value] = [
    "groups": .table([
      "screen": ["ViewController", "TableView"], "transport": ["HTTPSession"],
      "storage": ["ManagedContext"],
    ])
  ]
  let mixins = """
    protocol Showing {}
    extension Showing { func show() { _ = TableView() } }
    protocol Fetching {}
    extension Fetching { func load() { session.data() } }
    protocol Saving {}
    extension Saving { func save() { _ = ManagedContext.shared } }
    let session = HTTPSession.shared
    """

  @Test func `who adopts three mixins speaks three vocabularies`() throws {
    let findings = try expect(
      "vocabularies", groups,
      findsMarkersIn: [
        "A.swift": "final class Manager: Showing, 1️⃣Fetching {}\nextension Manager: 2️⃣Saving {}",
        "B.swift": mixins,
      ])
    #expect(
      findings.first?.message.english == "`Manager` speaks transport here and screen on line 1")
  }

  @Test(arguments: [
    "struct A: Showing, 1️⃣Fetching {}", "final class A: ViewController, 1️⃣Fetching {}",
    "enum A: Showing { struct B: 1️⃣Saving {} }", "protocol All: Showing, 1️⃣Fetching {}",
    "protocol All: Showing, 1️⃣Fetching {}\nfinal class A: All {}\nclass B: A {}",
    "typealias All = Fetching & Showing\nfinal class A: 1️⃣All {}",
    "class A: Showing {}\nclass B: A, 1️⃣Saving {}", "class A: Showing, 1️⃣Saving {}\nclass B: A {}",
    "protocol Mine: Fetching {}\nfinal class A: ViewController, 1️⃣Mine {}",
    "extension Array: Fetching, 1️⃣Showing {}",
  ])
  func `whatever is adopted or refined counts`(source: String) throws {
    try expect("vocabularies", groups, findsMarkersIn: ["A.swift": source, "B.swift": mixins])
  }

  @Test(arguments: [
    "final class A: Showing {}\nfinal class B: Fetching {}\nstruct C: Saving {}",
    "final class A: ViewController, Showing {}", "struct A: Fetching { let session: HTTPSession }",
    "final class A: ViewController, Fetching { func load() {} }",
    "struct A: Showing { let loader: any Fetching & Saving }",
    "protocol P {}\nextension P where Self: Saving { func f() { _ = HTTPSession.shared } }\n"
      + "final class A: ViewController, P {}",
    "protocol P { associatedtype T }\nextension P where T == Int { func f() { HTTPSession() } }\n"
      + "final class A: ViewController, P { typealias T = Int }",
    "protocol P { func load(_: HTTPSession) }\nfinal class A: Showing, P {}",
  ])
  func `one mixin, a replaced default and an unmet condition are fine`(source: String) throws {
    try expect("vocabularies", groups, findsMarkersIn: ["A.swift": source, "B.swift": mixins])
  }

  @Test func `what one protocol says in two vocabularies is found there alone`() throws {
    try expect(
      "vocabularies", groups,
      findsMarkersIn: """
        protocol Managing {}
        extension Managing { func f() { _ = TableView(); _ = 1️⃣HTTPSession.shared } }
        final class A: Managing {}
        """)
  }
}
