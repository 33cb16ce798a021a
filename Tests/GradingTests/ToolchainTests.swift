import Ports
import TestSupport
import Testing

@testable import Grading

@Suite struct `The toolchain` {
  private let note = Path("/desk/.solid/check/toolchain")
  private let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

  private func finder(
    _ files: InMemoryFileSystem, _ runner: ScriptedProcessRunner, path: String = "/bin"
  ) -> ToolchainFinder {
    ToolchainFinder(files: files, runner: runner, environment: ["PATH": path])
  }

  private func files() -> InMemoryFileSystem {
    let files = InMemoryFileSystem()
    files.placeOddity(.symbolicLink, at: Path("/bin/swift"))
    return files
  }

  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", 6, 3),
    ("swift-driver version: 1.127 Apple Swift version 6.2 (swiftlang-6.2.0.19)", 6, 2),
    ("Swift version 6.3-dev (LLVM 1234)", 6, 3),
  ])
  func `a version line has a number`(line: String, major: Int, minor: Int) throws {
    let number = try #require(Toolchain(swift: Path("/bin/swift"), version: line).number)
    #expect(number == (major, minor))
  }

  @Test(arguments: ["", "Swift version six", "Swift version 6", "clang version 17.0.0"])
  func `other lines have none`(line: String) {
    #expect(Toolchain(swift: Path("/bin/swift"), version: line).number == nil)
  }

  @Test func `the first command on the path is taken`() {
    let files = InMemoryFileSystem(["/text/swift": "not executable"])
    files.placeOddity(.special, at: Path("/pipe/swift"))
    files.placeOddity(.symbolicLink, at: Path("/second/swift"))
    files.placeOddity(.symbolicLink, at: Path("/third/swift"))
    let path = "::relative:/missing:/text:/pipe:/second:/third"
    #expect(Toolchain.locate(path: path, files: files) == Path("/second/swift"))
    #expect(Toolchain.locate(path: "", files: files) == nil)
    #expect(Toolchain.locate(path: "/text", files: files) == nil)
  }

  @Test func `its version is asked for once`() async throws {
    let files = files()
    let runner = ScriptedProcessRunner { [version] _ in .exits(output: version + "\nTarget: x\n") }
    let first = try await finder(files, runner).toolchain(rememberedIn: note)
    let second = try await finder(files, runner).toolchain(rememberedIn: note)
    #expect(first == Toolchain(swift: Path("/bin/swift"), version: version))
    #expect(second == first)
    #expect(runner.commands.map(\.arguments) == [["--version"]])
  }

  @Test func `another command in its place is asked again`() async throws {
    let files = files()
    let runner = ScriptedProcessRunner { [version] _ in .exits(error: version + "\n") }
    _ = try await finder(files, runner).toolchain(rememberedIn: note)
    files.placeOddity(.symbolicLink, at: Path("/bin/swift"))
    _ = try await finder(files, runner).toolchain(rememberedIn: note)
    #expect(runner.commands.count == 2)
  }

  @Test func `a note that cannot be written or read costs time, not the answer`() async throws {
    let files = files()
    files.failChanges(with: .readOnly)
    let runner = ScriptedProcessRunner { [version] _ in .exits(output: version + "\n") }
    #expect(try await finder(files, runner).toolchain(rememberedIn: note).version == version)
    files.failChanges(with: nil)
    try files.makeFolder(at: note.parent)
    try files.write(Array("half a li".utf8), to: note, .atomic)
    #expect(try await finder(files, runner).toolchain(rememberedIn: note).version == version)
  }

  @Test func `without a command there is no toolchain`() async {
    let runner = ScriptedProcessRunner { _ in .exits() }
    await #expect(throws: GradingFailure(.noToolchain)) {
      try await finder(files(), runner, path: "/usr/bin").toolchain(rememberedIn: note)
    }
    #expect(runner.commands.isEmpty)
  }

  @Test func `a link that leads nowhere is no toolchain`() async {
    let runner = ScriptedProcessRunner { _ in .fails(.notFound) }
    await #expect(throws: GradingFailure(.noToolchain)) {
      try await finder(files(), runner).toolchain(rememberedIn: note)
    }
  }

  @Test func `a command that says something else is named with its words`() async {
    let runner = ScriptedProcessRunner { _ in .exits(1, error: "no toolchain is installed\n") }
    await #expect(throws: GradingFailure.self) {
      try await finder(files(), runner).toolchain(rememberedIn: note)
    }
    #expect(files().status(of: note) == nil)
  }

  @Test func `a command that never answers is stopped`() async {
    let runner = ScriptedProcessRunner { _ in .runsForEver(bytesPerTick: 0) }
    await #expect(throws: GradingFailure.self) {
      try await finder(files(), runner).toolchain(rememberedIn: note)
    }
  }
}
