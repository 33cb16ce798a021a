import HostSystem
import Ports
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct `The real file system` {
  private let files = PosixFileSystem()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `refuses to read what is no file, without waiting for it`() throws {
    let target = try folder.add("target", "secret")
    let link = folder.path.appending("link")
    let pipe = folder.path.appending("pipe")
    #expect(symlink(target.string, link.string) == 0 && mkfifo(pipe.string, 0o600) == 0)
    for oddity in [link, pipe, Path("/dev/zero")] {
      #expect(failureReason { _ = try files.text(of: oddity) } == .notAFile)
    }
    #expect(files.status(of: link)?.kind == .symbolicLink)
    #expect(files.status(of: pipe)?.kind == .special)
  }

  @Test func `reads a file that does not tell its size`() throws {
    #if os(Linux)
      #expect(try files.text(of: Path("/proc/self/stat")).hasPrefix("\(getpid()) "))
    #endif
  }

  @Test func `does not read more than the limit of a huge file`() throws {
    let huge = try folder.add("huge")
    #expect(truncate(huge.string, 1 << 40) == 0)
    let reason = failureReason { _ = try files.contents(of: huge, limit: 9) }
    #expect(reason == .tooLarge(limit: 9))
  }

  @Test func `keeps the rights of a file that it replaces`() throws {
    let script = try folder.addScript("script", "#!/bin/sh\n")
    try files.write(Array("#!/bin/sh\nexit\n".utf8), to: script, .durable)
    #expect(files.status(of: script)?.isExecutable == true)
    #expect(chmod(script.string, 0o600) == 0)
    try files.write([], to: script, .atomic)
    var status = stat()
    #expect(stat(script.string, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func `replaces a link and leaves its target alone`() throws {
    let target = try folder.add("target", "kept")
    let link = folder.path.appending("link")
    #expect(symlink("target", link.string) == 0)
    try files.write(Array("new".utf8), to: link, .atomic)
    #expect(try files.text(of: target) == "kept")
    #expect(try files.text(of: link) == "new")
  }

  @Test func `leaves no draft behind when writing fails`() throws {
    try files.makeFolder(at: folder.path.appending("taken/inner"))
    let taken = folder.path.appending("taken")
    let reason = failureReason { try files.write([1], to: taken, .atomic) }
    #expect(reason == .notAFile)
    #expect(try files.names(in: folder.path) == ["taken"])
  }

  @Test func `shows the old or the new file to a reader, never a part`() async throws {
    let file = folder.path.appending("state")
    let texts = ["a", "b"].map { Array(String(repeating: $0, count: 100_000).utf8) }
    try files.write(texts[0], to: file, .atomic)
    let files = files
    let writer = Task.detached {
      for round in 0..<200 { try files.write(texts[round % 2], to: file, .atomic) }
    }
    var strange = 0
    for _ in 0..<200 {
      let seen = try files.contents(of: file, limit: 1_000_000)
      if !texts.contains(seen) { strange += 1 }
      await Task.yield()
    }
    try await writer.value
    #expect(strange == 0)
  }

  @Test func `removes a tree without following links`() throws {
    try folder.add("outside/kept", "kept")
    try folder.add("tree/deep/er/file")
    let tree = folder.path.appending("tree")
    let links = [tree.appending("folder"), tree.appending("file"), tree.appending("loop")]
    for (link, target) in zip(links, ["../outside", "../outside/kept", "."]) {
      #expect(symlink(target, link.string) == 0)
    }
    #expect(mkfifo(tree.appending("pipe").string, 0o600) == 0)
    #expect(chmod(tree.appending("deep/er").string, 0) == 0)
    try files.remove(tree)
    #expect(try files.names(in: folder.path) == ["outside"])
    #expect(try files.text(of: folder.path.appending("outside/kept")) == "kept")
  }

  @Test func `removes a link to a folder, not the folder`() throws {
    try folder.add("outside/kept")
    let link = folder.path.appending("link")
    #expect(symlink("outside", link.string) == 0)
    try files.remove(link)
    #expect(try files.names(in: folder.path) == ["outside"])
  }

  @Test func `refuses a path with a NUL byte`() throws {
    let file = try folder.add("name", "text")
    let cut = Path(file.string + "\0.swift")
    #expect(files.status(of: cut) == nil)
    #expect(
      failureReason { _ = try files.text(of: cut) } == .system(code: EINVAL))
    #expect(failureReason { try files.remove(cut) } == .system(code: EINVAL))
    #expect(files.status(of: file)?.kind == .file)
  }
}
