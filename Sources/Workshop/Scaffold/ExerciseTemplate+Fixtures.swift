extension ExerciseTemplate {
  /// Wrong answers, one for each check that must refuse it, and right ones in other styles, by path.
  static let fixtures = Dictionary(
    uniqueKeysWithValues: [
      ("wrong-one-more-case/", "WaitingRoom", caseRoom),
      ("wrong-one-more-case/", "Composition", caseComposition),
      ("wrong-fallback/", "WaitingRoom", fallbackRoom),
      ("wrong-fallback/", "Composition", composition(live: "WaitingRoom().calls(for:)")),
      ("wrong-key/", "WaitingRoom", keyRoom),
      ("wrong-key/", "Composition", keyComposition),
      ("valid-protocol/", "WaitingRoom", protocolRoom),
      ("valid-protocol/", "CallingOrder", order),
      (
        "valid-protocol/", "Composition",
        composition(
          live: "WaitingRoom(order: OrderOfArrival()).calls(for:)",
          asked: "WaitingRoom(order: AskedOrder(comesFirst: comesFirst)).calls(for:)")
      ),
      ("valid-actor/", "WaitingRoom", actorRoom),
      ("valid-actor/", "ArrivedEarlier", arrivedEarlier),
      ("valid-actor/", "Composition", actorComposition),
    ].map { ("Fixtures/\($0.0)Sources/%MODULE%/\($0.1).swift", $0.2) })

  private static func composition(
    live: String, asked: String = "WaitingRoom(comesFirst: comesFirst).calls(for:)",
    needs imports: String = ""
  ) -> String {
    #"""
    \#(imports)func makeLiveRoom() async throws -> CallVisitors {
      \#(live)
    }

    func makeRoom(
      comesFirst: @escaping @Sendable (Visitor, Visitor) -> Bool
    ) async throws -> CallVisitors {
      \#(asked)
    }
    """#
  }

  private static let caseRoom = #"""
    enum Order {
      case arrival, age
    }

    struct WaitingRoom {
      let order: Order

      func calls(for visitors: [Visitor]) -> [String] {
        let queue = visitors.sorted { one, other in
          switch order {
          case .arrival: one.arrival < other.arrival
          case .age: one.age > other.age
          }
        }
        return queue.enumerated().map { "\($0.offset + 1). \($0.element.name)" }
      }
    }
    """#

  private static let caseComposition = composition(
    live: "WaitingRoom(order: .arrival).calls(for:)",
    asked: #"throw NotPossibleYet("every order needs a case of its own")"#,
    needs: "import LessonKit\n\n")

  private static let fallbackRoom = #"""
    struct WaitingRoom {
      var comesFirst: ((Visitor, Visitor) -> Bool)?

      func calls(for visitors: [Visitor]) -> [String] {
        let queue = visitors.sorted(by: comesFirst ?? { $0.arrival < $1.arrival })
        return queue.enumerated().map { "\($0.offset + 1). \($0.element.name)" }
      }
    }
    """#

  private static let keyRoom = #"""
    struct WaitingRoom {
      let key: (Visitor) -> Int

      func calls(for visitors: [Visitor]) -> [String] {
        let queue = visitors.sorted { key($0) < key($1) }
        return queue.enumerated().map { "\($0.offset + 1). \($0.element.name)" }
      }
    }
    """#

  private static let keyComposition = composition(
    live: #"WaitingRoom(key: { $0.arrival }).calls(for:)"#,
    asked: #"throw NotPossibleYet("one number a visitor is less than any order of two")"#,
    needs: "import LessonKit\n\n")

  private static let protocolRoom = #"""
    struct WaitingRoom {
      let order: any CallingOrder

      func calls(for visitors: [Visitor]) -> [String] {
        let queue = visitors.sorted { order.calls($0, before: $1) }
        return queue.enumerated().map { "\($0.offset + 1). \($0.element.name)" }
      }
    }
    """#

  private static let order = #"""
    protocol CallingOrder {
      func calls(_ one: Visitor, before other: Visitor) -> Bool
    }

    struct OrderOfArrival: CallingOrder {
      func calls(_ one: Visitor, before other: Visitor) -> Bool { one.arrival < other.arrival }
    }

    struct AskedOrder: CallingOrder {
      let comesFirst: (Visitor, Visitor) -> Bool

      func calls(_ one: Visitor, before other: Visitor) -> Bool { comesFirst(one, other) }
    }
    """#

  private static let actorRoom = #"""
    actor WaitingRoom {
      private let comesFirst: @Sendable (Visitor, Visitor) -> Bool

      init(comesFirst: @escaping @Sendable (Visitor, Visitor) -> Bool) {
        self.comesFirst = comesFirst
      }

      func calls(for visitors: [Visitor]) -> [String] {
        let queue = visitors.sorted(by: comesFirst)
        return queue.enumerated().map { "\($0.offset + 1). \($0.element.name)" }
      }
    }
    """#

  private static let actorComposition = composition(
    live: """
      let room = WaitingRoom(comesFirst: { arrivedEarlier($0, $1) })
        return { await room.calls(for: $0) }
      """,
    asked: """
      let room = WaitingRoom(comesFirst: comesFirst)
        return { await room.calls(for: $0) }
      """)
}
