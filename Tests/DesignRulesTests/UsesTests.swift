import DesignRules
import Languages
import Testing

@Suite struct UsesTests {
  let factory: [String: RuleParameters.Value] = [
    "in": ["file:Composition.swift"], "identifiers": ["ReceiptPrinter"], "by": ["makePrinter"],
  ]

  @Test(arguments: [
    "func makePrinter() { ReceiptPrinter().run() }",
    "func makePrinter() -> ReceiptPrinter { .init() }",
    "func makePrinter() { let make = Receipts.ReceiptPrinter.init; make() }",
    "func makePrinter() { Printer() }\ntypealias Printer = ReceiptPrinter",
    "func makePrinter() -> any P { func inner() { ReceiptPrinter() }; inner() }",
    "func makePrinter() { other() }\nfunc makePrinter(a: Int) { ReceiptPrinter(a) }",
    "enum Shop { static let makePrinter = { ReceiptPrinter() } }",
    "func makePrinter() { other() }\nfunc other() { ReceiptPrinter() }",
    "func makePrinter() { 1 ~> 2 }\nfunc ~> (a: Int, b: Int) { ReceiptPrinter() }",
    "func makePrinter() { Special() }\nfinal class Special: ReceiptPrinter {}",
    "func makePrinter() { Shop.open() }\nenum Shop { static func open() { Desk() } }\n"
      + "struct Desk {}\nextension Desk { init() { ReceiptPrinter() } }",
  ])
  func `a name anywhere in the factory is a use`(text: String) throws {
    try expect("uses", factory, findsMarkersIn: ["Composition.swift": text])
  }

  @Test(arguments: [
    "func 1️⃣makePrinter() { other() }\nfunc other() { makePrinter() }\nlet far = ReceiptPrinter()",
    "func 1️⃣makePrinter() { Decoy() }\nstruct Decoy { let next: Decoy? }\nstruct ReceiptPrinter {}",
    "func 1️⃣makePrinter() { print(\"ReceiptPrinter\") /* ReceiptPrinter */ }",
    "func 1️⃣makePrinter(ReceiptPrinter: Int) { struct ReceiptPrinter {} }",
  ])
  func `a factory that goes another way is found`(text: String) throws {
    let findings = try expect("uses", factory, findsMarkersIn: ["Composition.swift": text])
    #expect(
      findings.map(\.message) == [
        LocalizedText(
          english: "`makePrinter` does not use `ReceiptPrinter`",
          french: "`makePrinter` n’utilise pas `ReceiptPrinter`")
      ])
  }

  @Test func `without users, the whole scope may use one of several`() throws {
    let several: [String: RuleParameters.Value] = [
      "in": ["Screen", "Other"], "identifiers": ["Clock", "Managed*"],
    ]
    let findings = try expect(
      "uses", several,
      findsMarkersIn: """
        struct Screen { func load() {} }
        extension Screen { var context: ManagedContext? { nil } }
        struct 1️⃣Other { func load() { print() } }
        """)
    #expect(findings.map(\.message.english) == ["`Other` uses none of `Clock`, `Managed*`"])
  }

  @Test func `a factory that is missing is found with the nearest name`() throws {
    let findings = try expect(
      "uses", factory,
      findsMarkersIn: ["Composition.swift": "import A\nfunc 1️⃣makePrinters() { ReceiptPrinter() }"])
    #expect(
      findings.map(\.message.english)
        == ["`makePrinter` is missing; the nearest is `makePrinters`"])
    try expect("uses", factory, findsMarkersIn: ["A.swift": "1️⃣func makePrinter() {}"])
  }
}
