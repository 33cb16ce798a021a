import Curriculum
import Ports
import TestSupport
import Testing

@testable import Grading

@Suite struct `Reading a submission` {
  private func submission(in files: InMemoryFileSystem) throws -> Submission {
    try SubmissionReader(files: files).submission(
      in: SampleCourse.submission, for: SampleCourse.exercise)
  }

  private func ignored(_ own: [String: String]) throws -> [IgnoredFile] {
    try submission(in: SampleCourse.files(submitting: own.merging(kit) { $1 })).ignored
  }

  private let kit = ["Sources/Kit/Kit.swift": "let a = 1\n"]

  @Test func `takes the Swift files in the editable folders`() throws {
    let files = SampleCourse.files(submitting: [
      "Sources/Kit/Kit.swift": "let a = 1\n", "Sources/Kit/Deep/Euro.swift": "enum Euro {}\n",
      "Sources/Elsewhere/Other.swift": "enum Other {}\n",
    ])
    let submission = try submission(in: files)
    #expect(
      submission.files.keys.sorted() == ["Sources/Kit/Deep/Euro.swift", "Sources/Kit/Kit.swift"])
    #expect(
      submission.ignored == [
        IgnoredFile(path: "Sources/Elsewhere/Other.swift", reason: .notEditable)
      ])
  }

  @Test func `an untouched workspace has nothing to report`() throws {
    #expect(
      try ignored([
        "Package.swift": "// pristine\n", "Sources/Kit/Money.swift": "struct Money {}\n",
        "Tests/KitTests/KitTests.swift": "// tests\n",
      ]).isEmpty)
  }

  @Test(arguments: [
    ("Package.swift", "// own", IgnoredFile.Reason.notEditable),
    ("Sources/Kit/Money.swift", "struct Money { }\n", .given),
    ("Tests/KitTests/KitTests.swift", "// weakened", .notEditable),
    ("Tests/KitTests/More.swift", "// added", .notEditable),
    ("Sources/Kit/notes.txt", "notes", .notSwift),
  ])
  func `what is not used is named`(path: String, text: String, reason: IgnoredFile.Reason) throws {
    #expect(try ignored([path: text]) == [IgnoredFile(path: path, reason: reason)])
  }

  @Test func `a file that is too large is named`() throws {
    let huge = String(repeating: "a", count: Submission.maximumBytes + 1)
    #expect(
      try ignored(["Sources/Kit/Huge.swift": huge])
        == [IgnoredFile(path: "Sources/Kit/Huge.swift", reason: .tooLarge)])
  }

  @Test(arguments: [FileKind.symbolicLink, .special])
  func `links and devices are never opened`(kind: FileKind) throws {
    let files = SampleCourse.files()
    files.placeOddity(kind, at: SampleCourse.submission.appending("Sources/Kit/Trap.swift"))
    files.placeOddity(kind, at: SampleCourse.submission.appending("Sources/Linked"))
    let submission = try submission(in: files)
    #expect(submission.files.count == 1)
    #expect(
      submission.ignored == [
        IgnoredFile(path: "Sources/Kit/Trap.swift", reason: .notAFile),
        IgnoredFile(path: "Sources/Linked", reason: .notAFile),
      ])
  }

  @Test func `the course's own link to its checks is no surprise`() throws {
    let files = SampleCourse.files()
    let submission = try SubmissionReader(files: files).submission(
      in: SampleCourse.exercise.violation, for: SampleCourse.exercise)
    #expect(submission.ignored.isEmpty)
  }

  @Test(arguments: [
    ".build/debug/x.swift", ".git/config", "Sources/Kit/.hidden.swift", "Sources/Kit/Kit.swift~",
    "Sources/Kit/Kit.swift.orig", "Sources/Kit/#Kit.swift#", "Package.resolved",
  ])
  func `build folders and what editors leave behind are passed over`(path: String) throws {
    #expect(try ignored([path: "noise"]).isEmpty)
  }

  @Test func `a folder without a file of the learner holds nothing to check`() {
    let files = SampleCourse.files(submitting: ["Package.swift": "// pristine\n"])
    let failure = GradingFailure(
      .nothingToCheck(path: SampleCourse.submission.string, wanted: "Sources/Kit/Kit.swift"))
    #expect(throws: failure) { try submission(in: files) }
  }

  @Test func `what cannot be read is no fault of the code`() {
    let place = SampleCourse.submission.appending("Sources/Kit/Kit.swift")
    let files = SampleCourse.files()
    files.failReading(below: place, with: .notPermitted)
    #expect(throws: GradingFailure(.unreadable(path: place.string))) { try submission(in: files) }
    let nowhere = SampleCourse.files(submitting: [:])
    #expect(throws: GradingFailure(.unreadable(path: SampleCourse.submission.string))) {
      try submission(in: nowhere)
    }
  }

  @Test func `more files than any package of ours has are not read`() throws {
    var own: [String: String] = [:]
    for number in 0..<510 { own["Sources/Kit/File\(number).swift"] = "" }
    let submission = try submission(in: SampleCourse.files(submitting: own))
    #expect(submission.files.count == Submission.maximumFiles)
    #expect(submission.ignored.map(\.reason) == Array(repeating: .tooLarge, count: 10))
  }

  @Test func `the composed package is pristine but for the learner's files`() throws {
    let files = SampleCourse.files(submitting: [
      "Sources/Kit/Kit.swift": "let a = 2\n", "Package.swift": "// own\n",
      "Sources/Kit/Money.swift": "struct Money { }\n",
    ])
    let composed = try PackageComposer(reader: files).files(
      of: try submission(in: files), for: SampleCourse.exercise)
    #expect(
      composed.mapValues { String(decoding: $0, as: UTF8.self) } == [
        "Package.swift": "// pristine\n", "Sources/Kit/Kit.swift": "let a = 2\n",
        "Sources/Kit/Money.swift": "struct Money {}\n",
        "Tests/KitTests/KitTests.swift": "// tests\n",
      ])
  }
}
