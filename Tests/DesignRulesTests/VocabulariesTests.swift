import DesignRules
import Languages
import Testing

@Suite struct VocabulariesTests {
  let groups: [String: RuleParameters.Value] = [
    "groups": .table([
      "screen": ["ViewController", "TableView", "Alert"], "transport": ["HTTPSession"],
      "storage": ["ManagedContext"],
    ])
  ]

  @Test func `one type that speaks three vocabularies is found twice`() throws {
    let findings = try expect(
      "vocabularies", groups,
      findsMarkersIn: """
        final class UserViewController: ViewController {
          func load() { 1️⃣HTTPSession.shared.data() }
          func save() { 2️⃣ManagedContext.shared.insert() }
        }
        """)
    #expect(
      findings.first?.message.english
        == "`UserViewController` speaks transport here and screen on line 1")
  }

  @Test func `extensions in other files, nested types and aliases belong to the type`() throws {
    try expect(
      "vocabularies", groups,
      findsMarkersIn: [
        "A.swift":
          "final class Screen: ViewController {}\nfinal class Row { let table: TableView }",
        "B.swift": "extension Screen { func load() { 1️⃣Net.shared.data() } }",
        "C.swift":
          "typealias Net = MiniHTTP.HTTPSession\nextension Row { enum Inner { case a(2️⃣ManagedContext) } }",
      ])
  }

  @Test func `superclasses in the module are part of the class`() throws {
    try expect(
      "vocabularies", groups,
      findsMarkersIn: """
        class NetworkController: ViewController { func load() { 1️⃣HTTPSession.shared.data() } }
        final class Screen: NetworkController {}
        """)
  }

  @Test func `a name at file level stands for what it says, also through others`() throws {
    try expect(
      "vocabularies", groups,
      findsMarkersIn: [
        "Globals.swift": """
        let session = HTTPSession.shared
        func download() { session.data() }
        """,
        "A.swift": "final class Screen: ViewController { func load() { 1️⃣session.data() } }",
        "B.swift": "final class Other: ViewController { func load() { 2️⃣download() } }",
      ])
  }

  @Test func `a name of its own, a default argument and Composition are something else`() throws {
    try expect(
      "vocabularies", groups,
      findsMarkersIn: [
        "Globals.swift": "func download() { HTTPSession.shared.data() }",
        "A.swift": """
        final class Screen: ViewController {
          let download: () -> Void
          func load() { download() }
        }
        final class Other: ViewController { init(load: @escaping () -> Void = download) {} }
        final class Third: ViewController { func show(download: Int) { print(download) } }
        """,
        "Composition.swift": "func make() -> Screen { Screen(download: download) }",
      ])
  }

  @Test func `file-level functions and closures are looked at one by one`() throws {
    try expect(
      "vocabularies", groups,
      findsMarkersIn: [
        "Composition.swift": "func make(table: TableView) { _ = HTTPSession.shared }",
        "Loose.swift": """
        func load(table: TableView) { _ = 1️⃣HTTPSession.shared }
        let save = { (alert: Alert) in 2️⃣ManagedContext.shared.insert(alert) }
        func fetch() { _ = HTTPSession.shared }
        func show(table: TableView) {}
        """,
      ])
  }

  @Test func `a type in the composition file is not exempt`() throws {
    try expect(
      "vocabularies", groups,
      findsMarkersIn: [
        "Composition.swift": """
        func make(table: TableView) { _ = HTTPSession.shared }
        struct Hidden { let table: TableView; let session: 1️⃣HTTPSession }
        """
      ])
  }

  @Test func `a protocol with its extensions is a type of its own`() throws {
    try expect(
      "vocabularies", groups,
      findsMarkersIn: """
        protocol Fetching {}
        extension Fetching { func load() { _ = HTTPSession.shared } }
        final class Loader: Fetching {}
        protocol Saving { var table: TableView { get } }
        extension Saving { func save() { _ = 1️⃣ManagedContext.shared } }
        """)
  }
}
