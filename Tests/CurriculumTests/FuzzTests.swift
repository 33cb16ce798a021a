import Curriculum
import Languages
import Ports
import Testing

/// No text makes a reader trap or hang; what is wrong is always said.
struct FuzzTests {
  private let pieces = [
    "{", "}", "[", "]", "\"", "\\", ",", ":", "null", "1e9", "-", "\\u", "\\uD800", "\u{0}", "\n",
    "\r",
    "```", "```swift ", "# ", "## ", "### ", "- [x] ", "- [ ] ", "> ", "<!--", "-->", "1. ",
    "---\n",
    "<!-- pause -->\n", "<!-- exercise -->\n", "## Hints\n", "|", "{1-", "excerpt=", "rejects=\"",
    "é", "😀", "\u{301}", "\u{202E}", "(../", "![", "](", "@Test func ", "/*", "\"\"\"", "\\(",
  ]

  @Test func `every beginning of a good exercise json`() {
    let bytes = Array(GoodCourse.exerciseJSON.utf8)
    for end in stride(from: 0, to: bytes.count - 1, by: 3) {
      let reading = exercise(Array(bytes[..<end]))
      #expect(reading.exercise == nil)
      #expect(!reading.problems.isEmpty)
    }
  }

  @Test func `every beginning of a good lesson`() {
    let bytes = Array(GoodCourse.englishLesson.utf8)
    for end in stride(from: 0, to: bytes.count - 25, by: 5) {
      #expect(!lesson(Array(bytes[..<end])).problems.isEmpty)
    }
  }

  @Test(arguments: 0..<4)
  func `mutations of a good course`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let names = [
      GoodCourse.json, GoodCourse.english, GoodCourse.exercise + "/Checks/SenderTests.swift",
    ]
    for _ in 0..<15 {
      var files = GoodCourse.files
      for name in names {
        var bytes = files.files[name] ?? []
        for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, with: &random) }
        files.files[name] = bytes
      }
      let reader = CourseReader(files: files)
      let problems = reader.problems(of: GoodCourse.folder)
      for problem in problems {
        #expect(problem.line >= 1 && problem.column >= 1)
        #expect(!problem.message.utf8.contains { $0 < 0x20 || $0 == 0x7F })
        #expect(!problem.suggestion.utf8.contains { $0 < 0x20 || $0 == 0x7F })
      }
    }
  }

  @Test func `random bytes`() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 0...200, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(exercise(bytes).exercise == nil)
      #expect(!lesson(bytes).problems.isEmpty)
    }
  }

  @Test(arguments: [
    "> ", "- ", "[", "{", "# ", "<!-- note: x -->\n", "```swift excerpt=x\n", "a\u{301}", "![a](b)",
  ])
  func `one thing over and over`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000 / piece.utf8.count).utf8)
    #expect(exercise(bytes).exercise == nil)
    #expect(!lesson(bytes).problems.isEmpty)
  }

  private func exercise(_ bytes: [UInt8]) -> ExerciseReader.Reading {
    var files = FakeFiles([:])
    files.files["/e/exercise.json"] = bytes
    return ExerciseReader(files: files).exercise(at: Path("/e"))
  }

  private func lesson(_ bytes: [UInt8]) -> LessonReader.Reading {
    var files = FakeFiles([:])
    files.files["/01-a/en.md"] = bytes
    return LessonReader(files: files).lesson(at: Path("/01-a"), in: [.english])
  }

  private func mutate(_ bytes: inout [UInt8], with random: inout SeededNumbers) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: bytes.count)
    default:
      bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
    }
  }
}

/// SplitMix64: the same numbers for the same seed, so that a failure can be repeated.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
