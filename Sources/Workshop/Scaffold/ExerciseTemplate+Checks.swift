extension ExerciseTemplate {
  /// The tests that run on every submission, by path.
  static let checks = [
    "Checks/TodayTests.swift": today,
    "Checks/NextChangeTests.swift": nextChange,
  ]

  private static let today = #"""
    import Testing

    @testable import %MODULE%

    /// What works today, and still has to work after the refactor.
    @MainActor struct TodayTests {
      @Test func visitorsAreCalledAsTheyCame() async throws {
        let calls = try await makeLiveRoom()
        let visitors = [
          Visitor(name: "Ada", arrival: 20, age: 36),
          Visitor(name: "Grace", arrival: 5, age: 85),
          Visitor(name: "Alan", arrival: 12, age: 41),
        ]
        #expect(try await calls(visitors) == ["1. Grace", "2. Alan", "3. Ada"])
      }
    }
    """#

  private static let nextChange = #"""
    import LessonKit
    import Testing

    @testable import %MODULE%

    /// ⟦one sentence: what is the next change, and why can no code have foreseen it?⟧.
    @MainActor struct NextChangeTests {
      let variant = Variant()

      @Test func anyOrderCanBeAskedFor() async throws {
        let names = variant.names(8)
        // Neither arrival nor age, nor the alphabet, says who comes first.
        let arrivals = variant.permutation(of: names.count)
        let ages = variant.permutation(of: names.count)
        let visitors = names.indices.map { index in
          Visitor(name: names[index], arrival: arrivals[index], age: 20 + ages[index])
        }
        let wanted = variant.shuffled(names)
        let ranks = Dictionary(uniqueKeysWithValues: zip(wanted, wanted.indices))

        let calls = try await makeRoom { one, other in
          (ranks[one.name] ?? 0) < (ranks[other.name] ?? 0)
        }
        let expected = wanted.enumerated().map { "\($0.offset + 1). \($0.element)" }
        #expect(try await calls(visitors) == expected, "\(variant)")
      }
    }
    """#
}
