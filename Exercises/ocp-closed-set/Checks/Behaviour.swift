import LessonKit
import Testing

@testable import ReadingList

@MainActor @Test func idleSaysThatNothingIsLoaded() async throws {
  #expect(try await header(for: .notAsked).title == "Nothing loaded yet")
}

@MainActor @Test func loadingSaysHowFarItIs() async throws {
  let variant = Variant()
  let percent = variant.number(in: 0...100)

  let title = try await header(for: .underWay(fraction: Double(percent) / 100)).title

  #expect(title == "Loading, \(percent) %", "\(variant)")
}

@MainActor @Test func loadedNamesItsTitles() async throws {
  let variant = Variant()
  let titles = variant.titles()

  let title = try await header(for: .arrived(titles: titles)).title

  #expect(title == "On your list: \(titles.joined(separator: ", "))", "\(variant)")
}

@MainActor @Test func onlyLoadingShowsTheSpinner() async throws {
  let variant = Variant()

  for sample in variant.shuffled(variant.samples()) {
    let isUnderWay = if case .underWay = sample { true } else { false }
    let spinner = try await header(for: sample).spinner
    #expect(spinner == isUnderWay, "\(sample), \(variant)")
  }
}
