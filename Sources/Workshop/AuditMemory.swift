import Foundation
package import Ports

/// Remembers what came out for submissions, so that an audit judges only what changed.
///
/// Each row has a small file of its own, which two audits at the same time may both write: either of them is right.
package struct AuditMemory: Sendable {
  private let folder: Path
  private let files: any FileReading & FileWriting
  private let isFresh: Bool

  /// - Parameter isFresh: nothing is recalled; what comes out is remembered all the same.
  package init(
    folder: Path, files: any FileReading & FileWriting, isFresh: Bool = false
  ) {
    self.folder = folder
    self.files = files
    self.isFresh = isFresh
  }

  /// What came out when everything was as it is now; `nil` when that is not known or the file is damaged.
  func recall(_ row: RowName, under digest: Digest) -> AuditResult? {
    guard !isFresh, let bytes = try? files.contents(of: file(of: row), limit: 1_000_000),
      let note = try? JSONDecoder().decode(Note.self, from: Data(bytes)),
      note.digest == digest.hexadecimal
    else { return nil }
    return note.result
  }

  /// Notes what came out; only a memory, so nothing is said when it cannot be written.
  func remember(_ result: AuditResult, of row: RowName, under digest: Digest) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard
      let data = try? encoder.encode(Note(digest: digest.hexadecimal, result: result))
    else { return }
    try? files.makeFolder(at: folder)
    try? files.write(Array(data), to: file(of: row), .atomic)
  }

  /// Drops what was noted: a row that went wrong once is judged until it is right again.
  func forget(_ row: RowName) {
    try? files.remove(file(of: row))
  }

  /// Where the files of a generated submission are written.
  func folder(ofGenerated row: RowName) -> Path {
    folder.appending("generated/" + row.fileName)
  }

  private func file(of row: RowName) -> Path {
    folder.appending(row.fileName + ".json")
  }

  private struct Note: Codable {
    let digest: String
    let result: AuditResult
  }
}

/// What a row is found by.
struct RowName: Hashable, Sendable {
  let exercise: String
  let submission: String

  /// A name that is safe in any folder, whatever an `exercise.json` says.
  ///
  /// Two rows may share one; then each is judged anew after the other.
  var fileName: String {
    let parts = [exercise, submission].map { part in
      String(part.prefix(100).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
    return parts.joined(separator: ".")
  }
}
