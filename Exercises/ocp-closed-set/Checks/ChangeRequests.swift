import LessonKit
import Testing

@testable import ReadingList

@MainActor @Test func aFailureSaysWhatWentWrong() async throws {
  let variant = Variant()

  for reason in [variant.text(), variant.text(words: 1), variant.text(words: 7)] {
    let title = try await header(for: .gaveUp(reason: reason)).title
    #expect(title.contains(reason), "\(variant)")
  }
}
