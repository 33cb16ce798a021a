import DesignRules
import Testing

/// The authors' guides name everything that the format knows.
@Suite struct `The guide to exercises` {
  private static let guide = "Exercises/README.md"

  @Test func `names every rule, in the order of the catalogue`() async throws {
    let guide = try await Repository.own.value.text(of: Self.guide)
    let places = RuleCatalogue.names.map { name in
      guide.firstRange(of: "| `\(name)` |")?.lowerBound
    }
    #expect(zip(RuleCatalogue.names, places).filter { $0.1 == nil }.map(\.0) == [])
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func `names every parameter of a rule in the row of that rule`() async throws {
    let repository = try await Repository.own.value
    let guide = try repository.text(of: Self.guide)
    for name in RuleCatalogue.names {
      let file = "Sources/DesignRules/\(name.prefix(1).uppercased() + name.dropFirst()).swift"
      let list = try #require(
        try repository.text(of: file).firstMatch(of: /requireOnly\(\[(.*?)\]\)/))
      let row = try #require(guide.split(separator: "\n").first { $0.contains("| `\(name)` |") })
      for parameter in list.1.matches(of: /"(\w+)"/).map(\.1) where parameter != "in" {
        #expect(row.contains("\"\(parameter)\""), "\(name) has \(parameter)")
      }
    }
  }

  @Test func `names every key of exercise json`() async throws {
    let repository = try await Repository.own.value
    let guide = try repository.text(of: Self.guide)
    let keys = try ["ExerciseSource", "CheckSource", "MeansSource"].flatMap { name in
      try repository.text(of: "Sources/Curriculum/Exercises/\(name).swift")
        .matches(of: /(?:reader|\$0)\.\w+\(\s*"(\w+)"/).map { String($0.1) }
    }
    #expect(Set(keys).count > 35, "the readers ask for their keys in another way now: \(keys)")
    let missing = Set(keys).filter { !guide.contains("`\($0)`") && !guide.contains("\"\($0)\"") }
    #expect(missing.sorted() == [])
  }

  @Test(arguments: ["Exercises/README.md", "Lessons/README.md"])
  func `stays short enough to be read`(path: String) async throws {
    let text = try await Repository.own.value.text(of: path)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 301)
  }
}
