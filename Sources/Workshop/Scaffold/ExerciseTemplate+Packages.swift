extension ExerciseTemplate {
  /// The violation and the reference, by path.
  static let packages = [
    "Violation/Package.swift": manifest,
    "Violation/Sources/%MODULE%/Visitor.swift": visitor,
    "Violation/Sources/%MODULE%/CallVisitors.swift": handle,
    "Violation/Sources/%MODULE%/WaitingRoom.swift": room,
    "Violation/Sources/%MODULE%/Composition.swift": composition,
    "Refactored/Package.swift": manifest,
    "Refactored/Sources/%MODULE%/Visitor.swift": visitor,
    "Refactored/Sources/%MODULE%/CallVisitors.swift": handle,
    "Refactored/Sources/%MODULE%/WaitingRoom.swift": openRoom,
    "Refactored/Sources/%MODULE%/ArrivedEarlier.swift": arrivedEarlier,
    "Refactored/Sources/%MODULE%/Composition.swift": openComposition,
  ]

  private static let manifest = #"""
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "%MODULE%",
      platforms: [.macOS(.v15)],
      dependencies: [.package(path: "../../StandIns")],
      targets: [
        .target(
          name: "%MODULE%",
          dependencies: [.product(name: "LessonKit", package: "StandIns")]
        ),
        .testTarget(
          name: "%MODULE%Tests",
          dependencies: ["%MODULE%", .product(name: "LessonKit", package: "StandIns")]
        ),
      ],
      swiftLanguageModes: [.v6]
    )
    """#

  private static let visitor = #"""
    /// ⟦one sentence: what is this value in your story?⟧.
    struct Visitor: Sendable {
      let name: String
      /// Minutes since the doors opened.
      let arrival: Int
      /// Years.
      let age: Int
    }
    """#

  private static let handle = #"""
    /// Give it the visitors who wait, and it gives back who is called, first to last.
    ///
    /// The type says `async throws` so that any design fits: an ordinary function, a method of a
    /// structure, a class or an actor.
    typealias CallVisitors = ([Visitor]) async throws -> [String]
    """#

  private static let room = #"""
    /// ⟦one sentence: what does this type do today?⟧.
    struct WaitingRoom {
      func calls(for visitors: [Visitor]) -> [String] {
        let queue = visitors.sorted { $0.arrival < $1.arrival }
        return queue.enumerated().map { place, visitor in
          "\(place + 1). \(visitor.name)"
        }
      }
    }
    """#

  private static let composition = #"""
    import LessonKit

    /// The room as it works today: who came first is called first.
    func makeLiveRoom() async throws -> CallVisitors {
      WaitingRoom().calls(for:)
    }

    /// A room in which `comesFirst` says whether the first of two visitors is called earlier.
    ///
    /// `comesFirst` is `@Sendable` so that an actor may keep it. Your own types may store it as a plain
    /// `(Visitor, Visitor) -> Bool`.
    func makeRoom(
      comesFirst: @escaping @Sendable (Visitor, Visitor) -> Bool
    ) async throws -> CallVisitors {
      throw NotPossibleYet("the room always calls in the order of arrival")
    }
    """#

  private static let openRoom = #"""
    /// ⟦one sentence: what does this type do, and what does it leave to others?⟧.
    struct WaitingRoom {
      let comesFirst: (Visitor, Visitor) -> Bool

      func calls(for visitors: [Visitor]) -> [String] {
        let queue = visitors.sorted(by: comesFirst)
        return queue.enumerated().map { place, visitor in
          "\(place + 1). \(visitor.name)"
        }
      }
    }
    """#

  /// Fixtures that keep today's order as a function have the same file.
  static let arrivedEarlier = #"""
    /// The order of today: who came first is called first.
    func arrivedEarlier(_ one: Visitor, _ other: Visitor) -> Bool {
      one.arrival < other.arrival
    }
    """#

  private static let openComposition = #"""
    /// The room as it works today: who came first is called first.
    func makeLiveRoom() async throws -> CallVisitors {
      WaitingRoom(comesFirst: arrivedEarlier).calls(for:)
    }

    /// A room in which `comesFirst` says whether the first of two visitors is called earlier.
    ///
    /// `comesFirst` is `@Sendable` so that an actor may keep it. Your own types may store it as a plain
    /// `(Visitor, Visitor) -> Bool`.
    func makeRoom(
      comesFirst: @escaping @Sendable (Visitor, Visitor) -> Bool
    ) async throws -> CallVisitors {
      WaitingRoom(comesFirst: comesFirst).calls(for:)
    }
    """#
}
