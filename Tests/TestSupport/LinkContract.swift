package import Ports

/// What every `FileLinking` promises to those who read, in a folder that is made for the test.
package struct LinkContract<Files: FileReading & FileWriting & FileLinking>: Sendable {
  private let files: Files
  private let root: Path

  package init(_ files: Files, in root: Path) {
    self.files = files
    self.root = root
  }

  /// The promises that do not hold, in words; empty when all do.
  package func violations() -> [String] {
    try? files.makeFolder(at: root.appending("target"))
    try? files.makeFolder(at: root.appending("package/Tests"))
    try? files.write(Array("eins".utf8), to: root.appending("target/file"), .atomic)
    let results = linkViolations() + refusalViolations() + removalViolations()
    return results.filter { !$0.holds }.map(\.promise)
  }

  private typealias Result = (promise: String, holds: Bool)

  private var link: Path { root.appending("package/Tests/link") }

  private func linkViolations() -> [Result] {
    [
      ("a link can be made", make("package/Tests/link", "../../target") == nil),
      ("it is a link", files.status(of: link)?.kind == .symbolicLink),
      ("names are seen through it", (try? files.names(in: link)) == ["file"]),
      ("files are read through it", (try? files.text(of: link.appending("file"))) == "eins"),
      (
        "they are the same files",
        files.status(of: link.appending("file"))
          == files.status(of: root.appending("target/file"))
      ),
      ("a link is no file to read", failureReason { _ = try files.text(of: link) } == .notAFile),
    ]
  }

  private func refusalViolations() -> [Result] {
    [
      ("a link is not replaced", make("package/Tests/link", "elsewhere") != nil),
      ("it still leads there", (try? files.names(in: link)) == ["file"]),
      ("a file is not replaced", make("target/file", "elsewhere") != nil),
      ("its bytes stay", (try? files.text(of: root.appending("target/file"))) == "eins"),
      ("a link needs its folder", make("absent/link", "target") == .missing),
      ("its target need not be there", make("dangling", "nowhere") == nil),
      (
        "it leads to nothing then",
        failureReason { _ = try files.names(in: root.appending("dangling")) } == .missing
      ),
    ]
  }

  private func removalViolations() -> [Result] {
    [
      ("a link can be removed", failureReason { try files.remove(link) } == nil),
      ("it is gone", files.status(of: link) == nil),
      ("its target stays", (try? files.text(of: root.appending("target/file"))) == "eins"),
    ]
  }

  private func make(_ name: String, _ target: String) -> FileFailure.Reason? {
    failureReason { try files.link(root.appending(name), to: target) }
  }
}
