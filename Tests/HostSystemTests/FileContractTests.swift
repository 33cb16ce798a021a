import HostSystem
import Ports
import TestSupport
import Testing

@Suite struct `The contract of files` {
  @Test func `holds for the real file system`() async throws {
    let folder = try TemporaryFolder()
    let files = PosixFileSystem()
    #expect(FileContract(files, in: folder.path).violations() == [])
    #expect(LinkContract(files, in: folder.path.appending("links")).violations() == [])
    #expect(await LockContract(files, in: folder.path).violations() == [])
  }

  @Test func `holds for files in memory`() async throws {
    let files = InMemoryFileSystem(["/some folder/existing": ""])
    #expect(FileContract(files, in: Path("/some folder")).violations() == [])
    #expect(LinkContract(files, in: Path("/some folder/links")).violations() == [])
    #expect(await LockContract(files, in: Path("/some folder")).violations() == [])
  }

  @Test func `notices a fake that breaks it`() async throws {
    let files = InMemoryFileSystem(["/existing": ""])
    files.failChanges(with: .diskFull)
    #expect(FileContract(files, in: Path("/")).violations().contains("a new file can be written"))
    #expect(LinkContract(files, in: Path("/")).violations().contains("a link can be made"))
    #expect(await !LockContract(files, in: Path("/")).violations().isEmpty)
  }
}
