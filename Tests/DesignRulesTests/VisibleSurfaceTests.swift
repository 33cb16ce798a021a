import DesignRules
import Languages
import SwiftSource
import Testing

@Suite struct VisibleSurfaceTests {
  let limit: [String: RuleParameters.Value] = ["of": ["Screen"], "max": 2]
  let fat = """
    protocol Repository { func a(); func b(); func c(); func d() }
    extension Repository { func d() {} }
    final class RemoteRepository: Repository { func a() {}; func b() {}; func c() {}
      private func e() {} }
    protocol Loading { func load() -> User }
    protocol Saving { func save(_ user: User) }
    struct User { let id: Int; let name: String; func shown() -> String { name } }
    """

  @Test(arguments: [
    "struct Screen { let 1️⃣repository: any Repository }",
    "struct Screen<R: Repository> { let r: R }",
    "struct Screen<R> where R: Repository { let r: R }",
    "final class Screen { init(repository: some Repository) {} }",
    "final class Screen { init<R: Repository>(_ r: R) {} }",
    "final class Screen { private let r: RemoteRepository; init(r: RemoteRepository) {} }",
    "final class Screen { private let r = RemoteRepository() }",
    "typealias All = Loading & Saving & Repository\nstruct Screen { let all: any All }",
    "protocol Narrow: Repository {}\nstruct Screen { let all: [any Narrow] }",
    "struct All { let repository: any Repository }\nstruct Screen { let all: All }",
    "class Base { let r: (any Repository)? = nil }\nfinal class Screen: Base {}",
    "struct Screen { let make: () -> any Repository }",
    "struct Screen { let a: () -> Int; let b: () -> Int; let c: () -> Int }",
    "typealias F = () -> Int\nstruct Screen { let a: F; let b: F; let c: F }",
    "final class Locator { func resolve<T>(_ type: T.Type) -> T? { nil } }\n"
      + "struct Screen { let l: Locator }",
    "struct Fake: Repository { func a() {}; func b() {}; func c() {} }\nstruct Screen { let f: Fake }",
    "struct Screen { func show(_ repository: any Repository) {} }",
    "struct Screen { func show<R: Repository>(_ repository: R) {} }",
    "struct Screen { let loader: any Loading; func a(_ s: any Saving) {}; func b(_ o: some Other) {} }\n"
      + "protocol Other { func x() }",
    "final class Screen { let load: () -> User; init(repository: any Repository) { load = repository.a } }",
  ])
  func `whatever lets a type see too much is found`(screen: String) throws {
    let findings = try RuleCatalogue.rule(
      named: "visibleSurface", parameters: RuleParameters(limit)
    )
    .findings(in: MarkedSource(["A.swift": fat, "B.swift": screen]).module)
    #expect(findings.count == 1)
    #expect(findings.first?.message.english.hasPrefix("`Screen` sees ") == true)
    #expect(findings.first?.position.file.hasSuffix("B.swift") == true)
  }

  @Test(arguments: [
    "struct Screen { let user: User; let users: [Int: User] }",
    "struct Screen { let loader: any Loading; let saver: any Saving }",
    "struct Screen { let both: any Loading & Saving }",
    "final class Screen { let load: (Int) -> User; let save: (User, (any Repository) -> Void) -> Void\n"
      + " init(fetch: @escaping (Int) -> User, keep: @escaping (User, (any Repository) -> Void) -> Void) {} }",
    "struct Screen { let session: HTTPSession; static let r: RemoteRepository = .init() }",
    "enum State { case loaded([User]), failed(String) }\nstruct Screen { let state: State }",
    "struct Role { let load: () -> User; let save: (User) -> Void }\nstruct Screen { let role: Role }",
    "final class Screen<L: Loading> { let loader: L; init(loader: L) { self.loader = loader } }",
    "final class Screen { let load: () -> User; let save: (User) -> Void\n"
      + " init(loader: any Loading, saver: any Saving) { load = loader.load; save = saver.save } }",
    "final class Screen { let loader: any Loading; let saver: any Saving\n"
      + " init(load: @escaping () -> User, save: @escaping (User) -> Void) { loader = L(load) } }",
    "struct Role { let load: () -> User; let save: (User) -> Void }\nstruct Screen { let role: Role\n"
      + " init(load: @escaping () -> User, save: @escaping (User) -> Void) { role = Role(load, save) } }",
    "struct Screen { let both: any Loading & Saving; func show(_ l: any Loading) {} }",
    "struct Screen { let box: Box; func show(_ l: any Loading) {} }\n"
      + "final class Box: Loading { func load() -> User {} ; func other() {} }",
    "struct Screen { func a(_ done: () -> Void) {}; func b(_ done: () -> Void) {}\n"
      + " func c(_ done: () -> Void) {}; private func d(_ r: any Repository) {} }",
    "protocol Visited { func accept(_ r: any Repository) }\n"
      + "struct Screen: Visited { func accept(_ r: any Repository) {} }",
  ])
  func `narrow roles, functions and plain values are fine`(screen: String) throws {
    try expect("visibleSurface", limit, findsMarkersIn: ["A.swift": fat, "B.swift": screen])
  }

  @Test func `the sentence says how much and through what`() throws {
    let findings = try expect(
      "visibleSurface", limit,
      findsMarkersIn: ["A.swift": fat, "B.swift": "struct Screen { let all: 1️⃣any Repository }"])
    #expect(
      findings.first?.message.english
        == "`Screen` sees 4 members, most by `Repository`; 2 are allowed")
  }

  @Test func `types that hold each other in circles end`() throws {
    try expect(
      "visibleSurface", limit,
      findsMarkersIn: "final class Screen { let a: A }\nfinal class A { let b: B }\n"
        + "final class B { let a: A; let s: Screen; func f() {} }")
  }
}
