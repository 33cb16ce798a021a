import HostSystem
import Ports
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct `A process runner` {
  @Test func `returns what a program wrote and its code`() async throws {
    let result = try await Shell.run("printf out; printf err >&2; exit 7")
    #expect(result.ending == .exit(code: 7))
    #expect(result.standardOutput.text == "out")
    #expect(result.standardError.text == "err")
    #expect(result.stopped == nil)
  }

  @Test func `tells a signal from a code`() async throws {
    #expect(try await Shell.run("kill -9 $$").ending == .signal(9))
    #expect(try await Shell.run("exit 137").ending == .exit(code: 137))
  }

  @Test func `gives the child exactly the environment of the command`() async throws {
    let command = Command(
      executable: Path("/usr/bin/env"), arguments: [],
      environment: ["A": "1", "EMPTY": "", "TWO": "a=b"], folder: Path("/"))
    let result = try await Shell.runner.run(command) { _ in nil }
    let lines = result.standardOutput.text.split(separator: "\n").sorted()
    #expect(lines == ["A=1", "EMPTY=", "TWO=a=b"])
  }

  @Test func `passes arguments on as they are`() async throws {
    let texts = ["", " ", "a b", "é", "-n", "$HOME", "line\nline", "'\""]
    let command = Command(
      executable: Path("/bin/sh"), arguments: ["-c", #"printf '%s|' "$@""#, "sh"] + texts,
      environment: [:], folder: Path("/"))
    let result = try await Shell.runner.run(command) { _ in nil }
    #expect(result.standardOutput.text == texts.map { $0 + "|" }.joined())
  }

  @Test func `starts each of many children in its own folder`() async throws {
    let folder = try TemporaryFolder()
    for index in 0..<8 { try folder.add("\(index)/file") }
    let found = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<40 {
        let place = folder.path.appending("\(index % 8)")
        group.addTask {
          try await Shell.run("pwd -P", folder: place).standardOutput.text == place.string + "\n"
        }
      }
      return try await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(found == Array(repeating: true, count: 40))
  }

  @Test func `gives the child an ended input and no terminal`() async throws {
    let result = try await Shell.run("wc -c; (: < /dev/tty) 2>/dev/null || echo none")
    #expect(
      result.standardOutput.text.split(separator: "\n").map { $0.filter { $0 != " " } } == [
        "0", "none",
      ])
  }

  #if os(Linux)
    @Test func `gives the child no descriptor of ours and default signals`() async throws {
      let folder = try TemporaryFolder()
      let held = open(try folder.add("held").string, O_RDONLY)
      defer { close(held) }
      let result = try await Shell.run("ls /proc/$$/fd; grep -E 'Sig(Blk|Ign|Cgt)' /proc/$$/status")
      let lines = result.standardOutput.text.split(separator: "\n").map(String.init)
      #expect(held > 2)
      #expect(Array(lines.prefix(3)) == ["0", "1", "2"])
      #expect(lines.dropFirst(3).first == "SigBlk:\t0000000000000000")
      // glibc ignores the two signals that it keeps for itself (32 and 33) in what it spawns.
      let ignored = lines.first { $0.hasPrefix("SigIgn:\t") }?.suffix(8)
      #expect(ignored == "00000000" || ignored == "80000000", "\(lines)")
    }
  #endif

  @Test func `says why a program cannot be started`() async throws {
    let folder = try TemporaryFolder()
    let plain = try folder.add("plain", "no program")
    let orphaned = try folder.addScript("orphaned", "#!/no/such/interpreter\n")
    func reason(_ executable: Path, in place: Path = Path("/")) async -> LaunchFailure.Reason? {
      let command = Command(
        executable: executable, arguments: [], environment: [:], folder: place)
      do throws(LaunchFailure) {
        _ = try await Shell.runner.run(command) { _ in nil }
        return nil
      } catch { return error.reason }
    }
    #expect(await reason(folder.path.appending("absent")) == .notFound)
    #expect(await reason(plain) == .notExecutable)
    #expect(await reason(folder.path) == .notExecutable)
    #expect(await reason(orphaned) == .notExecutable)
    #expect(await reason(Path("/bin/sh"), in: folder.path.appending("absent")) == .folderMissing)
    #expect(await reason(Path("/bin/sh"), in: plain) == .folderMissing)
    #expect(await reason(Path("sh")) == .invalidArgument)
  }

  @Test(arguments: [
    Command(executable: Path("/bin/sh"), arguments: ["a\0b"], environment: [:], folder: Path("/")),
    Command(
      executable: Path("/bin/sh"), arguments: [], environment: ["A=B": ""], folder: Path("/")),
    Command(executable: Path("/bin/sh"), arguments: [], environment: ["": "x"], folder: Path("/")),
    Command(
      executable: Path("/bin/sh"), arguments: [], environment: ["A": "\0"], folder: Path("/")),
    Command(executable: Path("/bin/sh\0"), arguments: [], environment: [:], folder: Path("/")),
  ])
  func `refuses what exec would cut or mix up`(command: Command) async throws {
    await #expect(
      throws: LaunchFailure(executable: command.executable, reason: .invalidArgument)
    ) {
      _ = try await Shell.runner.run(command) { _ in nil }
    }
  }
}
