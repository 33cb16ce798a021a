import Ports
import Testing

@testable import Grading

@Suite struct `What the compiler said` {
  @Test func `a sentence has a place, a severity and a message`() throws {
    let output = CompilerOutput("/b/Kit.swift:3:14: error: cannot find 'x' in scope\n")
    let sentence = try #require(output.sentences.first)
    #expect(sentence.path == "/b/Kit.swift")
    #expect((sentence.line, sentence.column) == (3, 14))
    #expect(sentence.severity == .error)
    #expect(sentence.message == "cannot find 'x' in scope")
  }

  @Test func `colons and blanks in the path and in the message stay where they are`() throws {
    let output = CompilerOutput(
      "/a b: 1:2/c: d.swift:3:4: warning: say 'a:1:2: error: b' instead\n")
    let sentence = try #require(output.sentences.first)
    #expect(sentence.path == "/a b: 1:2/c: d.swift")
    #expect(sentence.severity == .warning)
    #expect(sentence.message == "say 'a:1:2: error: b' instead")
  }

  @Test func `what is said twice counts once`() {
    let line = "/b/Kit.swift:3:14: note: here\n"
    #expect(CompilerOutput(line + "/b/Kit.swift:3:15: note: here\n" + line).sentences.count == 2)
  }

  @Test(arguments: [
    "", "warning: unused", "Kit.swift:3:4: error: relative", "/b/Kit.swift:3: error: no column",
    "/b/Kit.swift:3:x: error: no number", "/b/Kit.swift:3:4: remark: another severity", "/:::::",
    "/b/Kit.swift:3:4:",
  ])
  func `other lines are no sentences`(line: String) {
    #expect(CompilerOutput(line).sentences.isEmpty)
  }

  @Test func `errors without a place are kept apart`() {
    let output = CompilerOutput("error: link command failed\nBuild complete!\nerror: fatalError\n")
    #expect(output.bareErrors == ["error: link command failed", "error: fatalError"])
  }
}

@Suite struct `What a dead process said` {
  private let root = "/bench: 1/Exercises/kit"

  private var backtrace: String {
    """
    ◇ Test price() started.
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7f0c0e76df7f... done ***

    0                  0x00007f0c closure #1 in _assertionFailure(_:_:) + 623 in libswiftCore.so
    1 [ra]             0x000055cf crash(_:) + 32 in K.xctest at \(root)/Sources/Kit/Kit.swift:2:41
    2 [ra]             0x000055ce Checks.price() + 77 in K.xctest at \(root)/Tests/KitTests/T.swift:11:27
    3 [async]          0x000055cd closure in K.xctest at \(root)/Sources/Kit/Other.swift:7

    """
  }

  @Test func `the sentence of the runtime and the first frame in the sources`() throws {
    let crash = CrashReader(output: backtrace, sourcesBelow: root)
    #expect(crash.message == "Fatal error: Index out of range")
    let frame = try #require(crash.frame)
    #expect(frame.path == root + "/Sources/Kit/Kit.swift")
    #expect((frame.line, frame.column) == (2, 41))
  }

  @Test func `a frame may lack its column`() throws {
    let line = "3 closure in K.xctest at \(root)/Sources/Kit/Other.swift:7"
    let frame = try #require(CrashReader(output: line, sourcesBelow: root).frame)
    #expect((frame.line, frame.column) == (7, 1))
  }

  @Test func `frames of somebody else and a silent death say nothing`() {
    let crash = CrashReader(output: backtrace, sourcesBelow: "/elsewhere")
    #expect(crash.frame == nil)
    let silent = CrashReader(output: "✔ Test price() passed.\n", sourcesBelow: root)
    #expect(silent.message.isEmpty && silent.frame == nil)
  }

  @Test(arguments: [
    "Kit/Kit.swift:3: Precondition failed: too small", "Kit/Kit.swift:3: Assertion failed",
    "Simultaneous accesses to 0x1, but modification requires exclusive access.",
  ])
  func `other last words are understood`(line: String) {
    #expect(!CrashReader(output: line, sourcesBelow: root).message.isEmpty)
  }
}

@Suite struct `What the code under test printed` {
  private let messages: Set = ["Test run started.", "Test price() started."]

  @Test func `the lines of the test library are left out`() {
    let output = "◇ Test run started.\n◇ Test price() started.\nprice is 3\n\nand more\n\n\n"
    #expect(PrintedText(output: output, messages: messages).text == "price is 3\n\nand more")
  }

  @Test func `a line that only looks like the library's stays`() {
    let output = "✔ Test forged() passed.\n"
    #expect(PrintedText(output: output, messages: messages).text == "✔ Test forged() passed.")
  }

  @Test func `nothing of a crash is shown as printed`() {
    let output = "before\nKit.swift:3: Fatal error: boom\n0 frame\n"
    #expect(PrintedText(output: output, messages: messages).text == "before")
  }
}
