import HostSystem
import Ports
import SwiftSource

/// The checkout that these tests were built from, read once.
struct Repository: Sendable {
  let root: Path
  /// One for each folder in `Sources`, by name.
  let targets: [SourceTarget]

  static let own = Task {
    try await Repository(at: Path(#filePath).parent.parent.parent, reader: PosixFileSystem())
  }

  private init(at root: Path, reader: any FileReading) async throws {
    self.root = root
    let texts = FolderText(root: root, reader: reader)
    let names = try reader.names(in: root.appending("Sources")).filter {
      reader.status(of: root.appending("Sources/" + $0))?.kind == .folder
    }
    // Parsing takes most of the time of all these tests.
    targets = try await withThrowingTaskGroup(of: SourceTarget.self) { group in
      for name in names {
        let files = try texts.texts(below: "Sources/" + name).filter { $0.path.hasSuffix(".swift") }
        group.addTask { SourceTarget(name: name, module: ModuleOutline(files)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.name < $1.name }
    }
  }

  var outlines: [FileOutline] { targets.flatMap(\.module.outlines) }

  /// The text of one file by its path in the checkout.
  func text(of path: String) throws(FileFailure) -> String {
    try PosixFileSystem().text(of: root.appending(path))
  }

  /// Every text file that belongs to the project, whatever its kind.
  func allTexts() throws(FileFailure) -> [SourceFile] {
    try FolderText(root: root, reader: PosixFileSystem()).texts(below: "")
  }
}

/// One target of ours.
struct SourceTarget: Sendable {
  let name: String
  let module: ModuleOutline
}

/// The texts below a folder of the checkout; what Git ignores, links and binary files are left out.
struct FolderText {
  let root: Path
  let reader: any FileReading

  private static let ignored: Set = [".git", ".build", ".swiftpm", ".solid", "Workspace"]

  func texts(below folder: String) throws(FileFailure) -> [SourceFile] {
    var found: [SourceFile] = []
    for name in try reader.names(in: root.appending(folder)) where !Self.ignored.contains(name) {
      let path = folder.isEmpty ? name : folder + "/" + name
      switch reader.status(of: root.appending(path))?.kind {
      case .folder: found += try texts(below: path)
      case .file:
        let bytes = try reader.contents(of: root.appending(path), limit: 16_000_000)
        guard !bytes.contains(0) else { continue }
        found.append(SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self)))
      default: continue
      }
    }
    return found
  }
}
