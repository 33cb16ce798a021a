import Languages
import Markdown

/// What `exercise.json` says, each part with its place; nothing is known yet about the files that it names.
struct ExerciseSource: Sendable {
  var title: LocalizedText?
  var principle: Principle?
  var minutes: Int?
  var editable: [Placed<String>] = []
  var given: [Placed<String>] = []
  var start: Placed<String>?
  var fixedNames: [Placed<String>] = []
  var limits: Limits?
  var checks: [CheckSource] = []
  var violation: ViolationSource?
  var fixtures: [FixtureSource] = []
  var costMeter: [MeasuredChange] = []
  var alone: AloneSource?
  var request: Placed<LocalizedText>?

  /// Reads the whole file; what is wrong with single parts goes to the faults of the reader.
  init(from reader: inout ObjectReader) {
    if let schema = reader.number("schema", in: 1...Int(Int32.max)), schema != 1,
      let place = reader.value("schema")?.position
    {
      reader.report(
        Fault(
          at: place, "schema \(schema) is unknown",
          suggestion: "this version of solid reads schema 1"))
    }
    title = reader.localized("title")
    principle = reader.word("principle", as: Principle.self)
    minutes = reader.number("minutes", in: 1...600)
    readFiles(from: &reader)
    limits = reader.object("limits", isNeeded: false, Self.limits) ?? nil
    checks = reader.objects("checks") { CheckSource(from: &$0) }
    violation = reader.object("violation") { ViolationSource(from: &$0) }
    fixtures = reader.objects("fixtures", isNeeded: false) { FixtureSource(from: &$0) }
    alone = reader.object("alone", isNeeded: false) { AloneSource(from: &$0) }
    if let place = reader.value("request", isNeeded: false)?.position {
      request = reader.localized("request").map { Placed($0, at: place) }
    }
    costMeter = reader.objects("costMeter", isNeeded: false, Self.change).compactMap { $0 }
  }

  private mutating func readFiles(from reader: inout ObjectReader) {
    editable = reader.texts("editable")
    given = reader.texts("given", isNeeded: false)
    start = reader.text("start")
    fixedNames = reader.texts("fixedNames", isNeeded: false)
  }

  private static func limits(from reader: inout ObjectReader) -> Limits {
    // A day is longer than any build, and short enough for every clock.
    let build = reader.number("buildSeconds", in: 1...86_400, isNeeded: false)
    let test = reader.number("testSeconds", in: 1...86_400, isNeeded: false)
    return Limits(
      build: build.map { .seconds($0) } ?? Limits.standard.build,
      test: test.map { .seconds($0) } ?? Limits.standard.test)
  }

  private static func change(from reader: inout ObjectReader) -> MeasuredChange? {
    let change = reader.localized("change")
    let violation = reader.object("violation", cost) ?? nil
    let refactored = reader.object("refactored", cost) ?? nil
    guard let change, let violation, let refactored else { return nil }
    return MeasuredChange(change: change, violation: violation, refactored: refactored)
  }

  private static func cost(from reader: inout ObjectReader) -> MeasuredChange.Cost? {
    let files = reader.number("files", in: 0...100_000)
    let lines = reader.number("lines", in: 0...10_000_000)
    guard let files, let lines else { return nil }
    return MeasuredChange.Cost(files: files, lines: lines)
  }
}

/// What `exercise.json` says about the package in which one target stands alone.
struct AloneSource: Sendable {
  let position: TextPosition
  let target: Placed<String>?
  let without: [Placed<String>]
  let products: [Placed<String>]

  init(from reader: inout ObjectReader) {
    position = reader.position
    target = reader.text("target")
    without = reader.texts("without")
    products = reader.texts("products", isNeeded: false)
  }

  /// `nil` unless the target can be read.
  var package: AlonePackage? {
    target.map {
      AlonePackage(
        target: $0.value, without: without.map(\.value), products: products.map(\.value))
    }
  }
}

/// What `exercise.json` says about the verdict on the violation.
struct ViolationSource: Sendable {
  let position: TextPosition
  let fails: [Placed<String>]

  init(from reader: inout ObjectReader) {
    position = reader.position
    fails = reader.texts("fails")
  }
}

/// What `exercise.json` says about one fixture.
struct FixtureSource: Sendable {
  let position: TextPosition
  let name: Placed<String>?
  let title: LocalizedText?
  let outcome: Placed<String>?
  let fails: [Placed<String>]

  init(from reader: inout ObjectReader) {
    position = reader.position
    name = reader.text("name")
    title = reader.localized("title")
    outcome = reader.text("outcome")
    fails = reader.texts("fails")
  }

  /// `nil` unless name and outcome can be read.
  var fixture: Fixture? {
    guard let name, let outcome else { return nil }
    return Fixture(
      name: name.value, title: title ?? LocalizedText(same: name.value), outcome: outcome.value,
      fails: fails.map(\.value))
  }
}
