/// Swift as people write it, with one of almost everything.
let richSource = ##"""
  import Foundation
  @testable import struct MiniHTTP.HTTPSession
  @_exported import MiniUI
  #if canImport(Testing) && DEBUG
  import Testing
  #endif

  /* a /* nested */ comment with func hidden() */
  @MainActor @Observable
  public final class `Screen`<Row, Source: Fetching & Sendable>: ViewController, @unchecked Sendable
  where Row: Codable, Source.Element == Row {
    @Wrapped(key: "k") private(set) var rows: [Row] = [], other = 2 { didSet { reload() } }
    package static let shared = Screen<Int, Never>(), `default`: any Fetching<Int> = Net()
    lazy var closure: @Sendable (inout Int) async throws(Failure) -> Void = { [weak self] value in
      guard let self, case .loaded(let x)? = state else { return }
      value += x
    }
    weak var delegate: (any ScreenDelegate)?
    public init(source: some Fetching<Row>, now: @escaping () -> Date = Date.init) throws {
      super.init()
    }
    required init?(coder: NSCoder) { fatalError("never") }
    deinit { print("é \(name) \("nested \(1 + 2)")") }
    subscript<T>(index: Int, default value: T) -> T { get { value } set {} }
    func body(@ViewBuilder _ content: () -> some View) async throws(Failure) -> (a: Int, b: String) {
      let text = """
        multi \(line)
        "quoted" \
        end
        """ + #"raw \#(x) "here""#
      for await item in stream where item > 3 { try? await item.run() }
      switch state {
      case .idle, .loading: break
      case .failed(let e as Failure) where e.code == 1_000: throw e
      case is Never: try! boom()
      default: a ? b : c ?? d
      }
      do { try x() } catch let error as Failure { log(error) } catch {}
      items.map { $0 as? Int }.filter { ($0 ?? 0) > 1 }.forEach { print($0) } done: { x }
      #warning("later")
      let regex = /ab+c/
      return if rows.isEmpty { (1, "a") } else { (0x1F, "b") }
    }
    private enum State: String, CaseIterable { case idle, loading = "load", failed(code: Int = 3, String) }
    typealias Handler<T> = (Result<T, any Error>) -> Void
  }
  extension Screen.State: Hashable where Row == Int { static func < (a: Self, b: Self) -> Bool { a.x < b.x } }
  protocol Fetching<Element>: AnyObject { associatedtype Element: Sendable = Int
    var count: Int { get async throws }
    static func make(_: Int...) -> Self
    func `repeat`(each value: repeat each Element)
  }
  extension Fetching { func fallback() { } }
  actor Store { nonisolated let id = UUID(); func set(_ x: consuming [String: Int?]) {} }
  indirect enum Tree<each T>: ~Copyable { case leaf, node(Tree, Tree) }
  infix operator |>: AdditionPrecedence
  func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
  @freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
  let (first, second) = (1, 2.5e3), third = \Screen<Int, Net>.rows.first?.name
  func topLevel() { struct Local { typealias Deep = Local }; func nested() {} ; _ = Local.self }
  if CommandLine.arguments.count > 1 { exit(1) }
  """##
