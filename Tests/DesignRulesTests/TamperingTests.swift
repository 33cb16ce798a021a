import DesignRules
import Testing

@Suite struct TamperingTests {
  @Test func `what could make the checks lie is found`() {
    let source = MarkedSource([
      "A.swift": """
      1️⃣import Testing
      @_exported 2️⃣import XCTest
      3️⃣@_cdecl("exit") func a() { 4️⃣exit(0); Foundation.5️⃣_exit(1); let b = 6️⃣abort }
      func 7️⃣== (a: Int, b: Int) -> Bool { true }
      typealias 8️⃣Int = String
      struct 9️⃣Result {}
      """,
      "B.swift": """
      extension Int: 1️⃣@retroactive Equatable { static func 2️⃣== (a: Int, b: Int) -> Bool { true } }
      extension Equatable { static func 3️⃣!= (a: Self, b: Self) -> Bool { true } }
      4️⃣@_silgen_name("x") func c()
      5️⃣@section("__DATA,__mod_init_func") let d = 1
      """,
    ])
    #expect(tamperingFindings(in: source.module).map(\.place) == source.places)
  }

  @Test func `ordinary code is not accused`() {
    let source = MarkedSource([
      "A.swift": """
      import Foundation
      struct Money: Equatable { static func == (a: Money, b: Money) -> Bool { true } }
      infix operator |>
      func |> (a: Int, b: Int) -> Int { a }
      enum Loading { enum Result { case ok }; struct Error: Swift.Error {} }
      extension String: Row {}
      struct Gate { func exit() {}; func leave() { exit(); self.exit() } }
      func f(abort: () -> Void) { abort() }
      @MainActor @discardableResult func g() -> Int { 1 }
      """
    ])
    #expect(tamperingFindings(in: source.module).isEmpty)
  }

  @Test func `conditional compilation is refused wherever it stands`() {
    let source = MarkedSource([
      "A.swift": """
      1️⃣#if DEBUG
      let a = 1
      #elseif os(Linux)
      let a = 2
      #else
      #endif
      struct S {
        2️⃣#if TESTING
        let b = 1
        #endif
        func f() { a
          3️⃣#if canImport(Testing)
          .b()
          #endif
        }
      }
      // #if COMMENT
      """
    ])
    #expect(conditionalCompilationFindings(in: source.module).map(\.place) == source.places)
  }
}
