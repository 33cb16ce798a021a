import Curriculum
import Languages
import Markdown
import Ports
import Testing

struct ExerciseReaderTests {
  @Test func `a good exercise is read whole`() throws {
    let reading = ExerciseReader(files: GoodCourse.files).exercise(at: Path(GoodCourse.exercise))
    #expect(reading.problems == [])
    let exercise = try #require(reading.exercise)
    #expect(exercise.slug == "ocp-sender")
    #expect(exercise.title == LocalizedText(english: "A channel", french: "Un canal"))
    #expect(exercise.principle == .ocp)
    #expect(exercise.minutes == 25)
    #expect(exercise.files.given == ["Sources/Sender/Message.swift"])
    #expect(exercise.files.start == "Sources/Sender/Sender.swift")
    #expect(exercise.limits == Limits(build: .seconds(60), test: .seconds(5)))
    #expect(exercise.checks.map(\.id) == ["B1", "P1", "S3"])
    #expect(exercise.checks.map(\.kind) == [.behaviour, .changeRequest, .structure])
    #expect(exercise.checks[1].means == .tests(["aNewChannel(named:_:)"]))
    #expect(exercise.checks[1].requires == ["B1"])
    #expect(exercise.checks[1].gained?(.french) == "Ouvert.")
    #expect(exercise.violationFails == ["P1", "S3"])
    #expect(exercise.fixtures.map(\.outcome).last == "solved")
    #expect(exercise.costMeter.first?.violation == MeasuredChange.Cost(files: 3, lines: 12))
  }

  @Test func `a rule keeps its parameters with their places`() throws {
    let reading = ExerciseReader(files: GoodCourse.files).exercise(at: Path(GoodCourse.exercise))
    let check = try #require(reading.exercise?.checks.last)
    guard case .rule(let name, let parameters) = check.means else {
      Issue.record("no rule")
      return
    }
    #expect(name == "forbidLiterals")
    #expect(text(from: check.position).hasPrefix("\"forbidLiterals\""))
    let literals = try #require(parameters["literals"])
    #expect(text(from: literals.position).hasPrefix("[\"email\"]"))
  }

  @Test func `limits and lists may be left out`() throws {
    var files = GoodCourse.files
    let optional = [
      #""given": ["Sources/Sender/Message.swift"],"#, #""fixedNames": ["Sender"],"#,
      #""limits": { "buildSeconds": 60, "testSeconds": 5 },"#,
    ]
    for member in optional { files.replace(member, by: "", in: GoodCourse.json) }
    let reading = ExerciseReader(files: files).exercise(at: Path(GoodCourse.exercise))
    #expect(reading.problems == [])
    #expect(reading.exercise?.limits == .standard)
    #expect(reading.exercise?.files.given == [])
  }

  @Test(arguments: ExerciseFaults.all)
  func `one thing wrong is one problem with its place`(fault: AuthorFault) {
    var files = GoodCourse.files
    let place = fault.apply(to: GoodCourse.json, of: &files)
    let problems = ExerciseReader(files: files).exercise(at: Path(GoodCourse.exercise)).problems
    #expect(problems.map { "\($0.line):\($0.column)" } == [place])
    #expect(problems.map(\.message) == [fault.message])
    #expect(problems.map(\.suggestion) == [fault.suggestion])
    #expect(problems.allSatisfy { $0.file == Path(GoodCourse.json) })
  }

  @Test func `all problems of a file are said at once`() {
    var files = GoodCourse.files
    files.replace("\"principle\": \"ocp\"", by: "\"principle\": \"ocb\"", in: GoodCourse.json)
    files.replace("\"minutes\"", by: "\"minuts\"", in: GoodCourse.json)
    files.replace("\"id\": \"B1\"", by: "\"id\": \"P1\"", in: GoodCourse.json)
    let reading = ExerciseReader(files: files).exercise(at: Path(GoodCourse.exercise))
    #expect(
      reading.problems.map(\.message) == [
        "'minutes' is missing", "unknown principle 'ocb'", "unknown key 'minuts'",
        "the check id 'P1' occurs a second time", "there is no check 'B1'",
      ])
    #expect(reading.exercise == nil)
  }

  @Test(arguments: ["[]", "3", "null", "\"x\"", "{", "", "\u{0}", "{\"checks\": 3}"])
  func `what is no exercise gives none`(json: String) {
    var files = GoodCourse.files
    files[GoodCourse.json] = json
    let reading = ExerciseReader(files: files).exercise(at: Path(GoodCourse.exercise))
    #expect(reading.exercise == nil)
    #expect(!reading.problems.isEmpty)
  }

  @Test func `a file that cannot be read is a problem`() {
    var files = GoodCourse.files
    files[GoodCourse.json] = String(repeating: " ", count: 1_000_001)
    #expect(messages(files) == ["the file is larger than 1000000 bytes"])
    files.unreadable = [GoodCourse.json]
    #expect(messages(files) == ["the file may not be read by you"])
    files.files[GoodCourse.json] = nil
    files[GoodCourse.exercise + "/exercise.jsn"] = ""
    #expect(messages(files) == ["'exercise.json' is missing"])
    let reading = ExerciseReader(files: files).exercise(at: Path(GoodCourse.exercise))
    #expect(reading.problems.first?.suggestion == "did you mean 'exercise.jsn'?")
  }

  @Test func `half a check would accept wrong answers, so it makes the exercise unusable`() {
    var files = GoodCourse.files
    files.replace("\"kind\": \"structure\"", by: "\"kind\": \"structur\"", in: GoodCourse.json)
    let reading = ExerciseReader(files: files).exercise(at: Path(GoodCourse.exercise))
    #expect(reading.exercise == nil)
  }

  @Test func `a missing sentence leaves the exercise usable`() {
    var files = GoodCourse.files
    files.replace(", \"fr\": \"pas de noms\"", by: "", in: GoodCourse.json)
    let reading = ExerciseReader(files: files).exercise(at: Path(GoodCourse.exercise))
    #expect(reading.exercise?.checks.last?.title(.french) == "no names")
    #expect(reading.problems.map(\.message) == ["'fr' is missing"])
  }

  @Test func `control characters of a file never reach a message`() {
    var files = GoodCourse.files
    files.replace("\"schema\"", by: "\"\\u001b[2Jx\"", in: GoodCourse.json)
    for message in messages(files) { #expect(!message.unicodeScalars.contains("\u{1B}")) }
  }

  private func text(from position: TextPosition) -> Substring {
    let lines = GoodCourse.exerciseJSON.split(separator: "\n", omittingEmptySubsequences: false)
    return lines[position.line - 1].dropFirst(position.column - 1)
  }

  private func messages(_ files: FakeFiles) -> [String] {
    ExerciseReader(files: files).exercise(at: Path(GoodCourse.exercise)).problems.map(\.message)
  }
}

extension FakeFiles {
  /// Replaces the first occurrence; a text that is not there would make a test that proves nothing.
  mutating func replace(_ old: String, by new: String, in path: String) {
    guard let range = self[path].firstRange(of: old) else {
      Issue.record("'\(old)' is not in \(path)")
      return
    }
    self[path] = self[path].replacingCharacters(in: range, by: new)
  }
}

extension String {
  func replacingCharacters(in range: Range<Index>, by new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
