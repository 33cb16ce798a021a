import LessonKit

@testable import ReadingList

// Every check runs on the main actor: there it can talk to a design that has no isolation as well as
// to one that is `@MainActor`.

extension Variant {
  /// A sample of each kind, with payloads that nobody has seen before.
  func samples() -> [StateSample] {
    [
      .notAsked,
      .underWay(fraction: fraction()),
      .arrived(titles: titles()),
      .gaveUp(reason: text()),
    ]
  }

  /// A whole number of percents, so that there is only one way to write it.
  func fraction() -> Double {
    Double(number(in: 0...100)) / 100
  }

  func titles() -> [String] {
    (0..<number(in: 1...5)).map { _ in text(words: 2) }
  }
}

/// What the header shows for a sample.
///
/// The type is written out: whatever lies between the two functions, it is a `LoadState`.
@MainActor func header(for sample: StateSample) async throws -> (title: String, spinner: Bool) {
  let state: LoadState = try await makeState(sample)
  return try await describe(state)
}
