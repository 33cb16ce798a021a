/// The event stream of a run in the form of Swift Testing (swift-testing, Documentation/ABI/JSON.md), built up step by step.
struct RecordedRun {
  private(set) var lines: [String]
  /// Whether the last line lacks its end, as when the process dies while it writes.
  private(set) var isCutOff = false

  /// A run that declares test functions of one suite and has started.
  init(declaring tests: String...) {
    lines = [#"{"kind":"test","payload":{"id":"KitTests.Checks","kind":"suite","name":"Checks"}}"#]
    lines += tests.map {
      #"{"kind":"test","payload":{"id":"\#(Self.id($0))","kind":"function","name":"\#($0)"}}"#
    }
    lines.append(Self.event("runStarted", messages: ["Test run started."]))
  }

  var text: String { lines.joined(separator: "\n") + (isCutOff ? "" : "\n") }
  var bytes: [UInt8] { Array(text.utf8) }

  func starting(_ test: String) -> RecordedRun { adding(Self.event("testStarted", test)) }
  func ending(_ test: String) -> RecordedRun { adding(Self.event("testEnded", test)) }
  func passing(_ test: String) -> RecordedRun { starting(test).ending(test) }

  /// An issue of a test at line 12 of its file; the first message is the sentence, others are details.
  func recording(_ test: String?, _ messages: String..., isKnown: Bool = false) -> RecordedRun {
    let place =
      #"{"filePath":"/bench/Exercises/kit/Tests/KitTests/KitTests.swift","line":12,"column":5}"#
    let issue = #","issue":{"isKnown":\#(isKnown),"sourceLocation":\#(place)}"#
    return adding(Self.event("issueRecorded", test, messages: messages, issue))
  }

  func failing(_ test: String, _ message: String = "Expectation failed: 1 == 2") -> RecordedRun {
    starting(test).recording(test, message).ending(test)
  }

  func skipping(_ test: String) -> RecordedRun { adding(Self.event("testSkipped", test)) }

  func cancelling(_ test: String) -> RecordedRun {
    starting(test).adding(Self.event("testCancelled", test)).ending(test)
  }

  var ended: RecordedRun { adding(Self.event("runEnded")) }

  /// The same with half of one more line.
  var dying: RecordedRun {
    var copy = adding(#"{"kind":"event","payl"#)
    copy.isCutOff = true
    return copy
  }

  /// Any other line.
  func adding(_ line: String) -> RecordedRun {
    var copy = self
    copy.lines.append(line)
    return copy
  }

  static func event(
    _ kind: String, _ test: String? = nil, messages: [String] = [], _ more: String = ""
  ) -> String {
    let texts = messages.map { #"{"symbol":"default","text":"\#($0)"}"# }.joined(separator: ",")
    let owner = test.map { #","testID":"\#(id($0))""# } ?? ""
    return
      #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[\#(texts)]\#(owner)\#(more)}}"#
  }

  private static func id(_ test: String) -> String { "KitTests.Checks/\(test)/KitTests.swift:9:4" }
}
