import Ports
import TestSupport
import Testing

@testable import Grading

@Suite struct `A folder that mirrors` {
  private func mirror(
    _ wanted: [String: String], into files: InMemoryFileSystem, ignoring: Set<String> = []
  ) throws -> Int {
    try FolderMirror(reader: files, writer: files).mirror(
      wanted.mapValues { Array($0.utf8) }, into: Path("/m"), ignoring: ignoring)
  }

  @Test func `writes only what differs`() throws {
    let files = InMemoryFileSystem(["/m/same.swift": "1", "/m/a/other.swift": "2"])
    let before = files.status(of: Path("/m/same.swift"))
    let changes = try mirror(
      ["same.swift": "1", "a/other.swift": "3", "b/c/new.swift": "4"], into: files)
    #expect(changes == 2)
    #expect(files.status(of: Path("/m/same.swift")) == before)
    #expect(
      files.texts == ["/m/same.swift": "1", "/m/a/other.swift": "3", "/m/b/c/new.swift": "4"])
  }

  @Test func `does nothing when all is in place`() throws {
    let files = InMemoryFileSystem()
    #expect(try mirror(["a.swift": "1", "b/c.swift": ""], into: files) == 2)
    #expect(try mirror(["a.swift": "1", "b/c.swift": ""], into: files) == 0)
  }

  @Test func `removes strangers, whatever they are`() throws {
    let files = InMemoryFileSystem(["/m/old.swift": "1", "/m/dead/deep/x": "2", "/m/keep/y": "3"])
    files.placeOddity(.special, at: Path("/m/keep/pipe"))
    files.placeOddity(.symbolicLink, at: Path("/m/link"))
    try files.makeFolder(at: Path("/m/keep/empty"))
    #expect(try mirror(["keep/y": "3"], into: files) == 5)
    #expect(try files.names(in: Path("/m")) == ["keep"])
    #expect(try files.names(in: Path("/m/keep")) == ["y"])
  }

  @Test func `a file takes the place of a folder or a link, and the other way round`() throws {
    let files = InMemoryFileSystem(["/m/a/b": "1", "/m/c": "2"])
    files.placeOddity(.symbolicLink, at: Path("/m/d"))
    _ = try mirror(["a": "file", "c/inner": "3", "d": "real"], into: files)
    #expect(files.texts == ["/m/a": "file", "/m/c/inner": "3", "/m/d": "real"])
    #expect(files.status(of: Path("/m/d"))?.kind == .file)
  }

  @Test func `leaves alone what it is told to ignore, but only at the top`() throws {
    let files = InMemoryFileSystem(["/m/Package.resolved": "1", "/m/a/Package.resolved": "2"])
    _ = try mirror(["a/x": "3"], into: files, ignoring: ["Package.resolved"])
    #expect(files.texts == ["/m/Package.resolved": "1", "/m/a/x": "3"])
  }

  @Test func `a full disk is an error that names the file`() {
    let files = InMemoryFileSystem(["/m/a": "1"])
    files.failChanges(with: .diskFull)
    #expect(throws: FileFailure(.diskFull, at: Path("/m/b"))) {
      try mirror(["a": "1", "b": "2"], into: files)
    }
  }
}
