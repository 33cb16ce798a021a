package import Ports

/// What every pair of `FileReading` and `FileWriting` promises, in a folder that the test owns.
package struct FileContract<Files: FileReading & FileWriting>: Sendable {
  private let files: Files
  private let root: Path

  package init(_ files: Files, in root: Path) {
    self.files = files
    self.root = root
  }

  /// The promises that do not hold, in words; empty when all do.
  package func violations() -> [String] {
    let results =
      writingViolations() + folderViolations() + removalViolations() + statusViolations()
    return results.filter { !$0.holds }.map(\.promise)
  }

  private typealias Result = (promise: String, holds: Bool)

  private func writingViolations() -> [Result] {
    let file = root.appending("a file é")
    return [
      ("a missing file cannot be read", read("absent") == .failure(.missing)),
      ("a file below a missing folder cannot be written", write("x/y") == .missing),
      ("a new file can be written", write("a file é", "eins") == nil),
      ("bytes come back", read("a file é") == .success("eins")),
      ("a file can be replaced by less", write("a file é", "2", .durable) == nil),
      ("the new bytes come back", read("a file é") == .success("2")),
      ("an empty file can be written", write("empty", "") == nil),
      ("an empty file has no bytes", read("empty") == .success("")),
      ("a file of the limit can be read", (try? files.contents(of: file, limit: 1)) != nil),
      (
        "a larger file cannot",
        failureReason { _ = try files.contents(of: file, limit: 0) } == .tooLarge(limit: 0)
      ),
      ("nothing is below a file", read("empty/inner") == .failure(.notAFolder)),
      ("nothing can be written below a file", write("empty/inner") == .notAFolder),
    ]
  }

  private func folderViolations() -> [Result] {
    [
      ("a folder can be made with those above", makeFolder("one/two/three") == nil),
      ("a folder that exists is no error", makeFolder("one/two") == nil),
      ("a file is in the way of a folder", makeFolder("empty") == .notAFolder),
      ("a file is in the way of folders below", makeFolder("empty/x/y") == .notAFolder),
      ("a folder is no file to read", read("one") == .failure(.notAFile)),
      ("a folder is no file to write", write("one") == .notAFile),
      (
        "files are written", write("one/b") == nil && write("one/B") == nil && write("one/é") == nil
      ),
      ("names are sorted by bytes", (try? names("one")) == ["B", "b", "two", "é"]),
      ("an empty folder has no names", (try? names("one/two/three")) == []),
      ("a file has no names", failureReason { _ = try names("empty") } == .notAFolder),
      ("a missing folder has no names", failureReason { _ = try names("absent") } == .missing),
    ]
  }

  private func removalViolations() -> [Result] {
    [
      ("nothing can be removed", remove("absent") == nil),
      ("a file can be removed", remove("one/b") == nil && read("one/b") == .failure(.missing)),
      ("the others stay", (try? names("one")) == ["B", "two", "é"]),
      ("a folder can be removed", remove("one") == nil),
      ("all in it is gone", files.status(of: root.appending("one/two")) == nil),
      ("it is gone itself", files.status(of: root.appending("one")) == nil),
    ]
  }

  private func statusViolations() -> [Result] {
    _ = write("known", "12345")
    let first = files.status(of: root.appending("known"))
    _ = write("known", "123")
    let second = files.status(of: root.appending("known"))
    return [
      ("nothing has no status", files.status(of: root.appending("absent")) == nil),
      ("a file has a kind and a size", first?.kind == .file && first?.size == 5),
      ("a file of data is not executable", first?.isExecutable == false),
      ("a folder has a kind", files.status(of: root)?.kind == .folder),
      ("a replaced file is another one", first?.identity != second?.identity),
      ("time does not go back", (first?.modified ?? 0) <= (second?.modified ?? 0)),
    ]
  }
}

extension FileContract {
  private enum Reading: Equatable {
    case success(String)
    case failure(FileFailure.Reason)
  }

  private func read(_ name: String) -> Reading {
    do throws(FileFailure) {
      return .success(try files.text(of: root.appending(name)))
    } catch {
      return .failure(error.reason)
    }
  }

  private func write(
    _ name: String, _ text: String = "", _ durability: Durability = .atomic
  ) -> FileFailure.Reason? {
    failureReason {
      try files.write(Array(text.utf8), to: root.appending(name), durability)
    }
  }

  private func makeFolder(_ name: String) -> FileFailure.Reason? {
    failureReason { try files.makeFolder(at: root.appending(name)) }
  }

  private func remove(_ name: String) -> FileFailure.Reason? {
    failureReason { try files.remove(root.appending(name)) }
  }

  private func names(_ folder: String) throws(FileFailure) -> [String] {
    try files.names(in: root.appending(folder))
  }
}
