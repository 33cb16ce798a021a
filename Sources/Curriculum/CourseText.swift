import Markdown
import Ports

/// Reads the text files of a course, and says in one place why one could not be read.
struct CourseText: Sendable {
  let files: any FileReading
  /// Bytes; no lesson, exercise or source file that people read comes near it.
  static let limit = 1_000_000

  init(files: any FileReading) {
    self.files = files
  }

  /// The bytes of a file without NUL, which no text file holds.
  func bytes(of file: Path) throws(Problem) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try files.contents(of: file, limit: Self.limit)
    } catch {
      throw Problem(file: file, Self.reason(error))
    }
    if let index = bytes.firstIndex(of: 0) {
      throw Self.problem(at: index, of: bytes, in: file, "a NUL byte: this is not a text file")
    }
    return bytes
  }

  /// The text of a UTF-8 file, without a byte order mark.
  func text(of file: Path) throws(Problem) -> String {
    let bytes = try bytes(of: file)
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if let text = String(validating: bytes.dropFirst(isMarked ? 3 : 0), as: UTF8.self) {
      return text
    }
    throw Self.problem(
      at: Self.firstInvalidByte(of: bytes), of: bytes, in: file, "this is not valid UTF-8",
      suggestion: "save the file as UTF-8")
  }

  /// The names in a folder; empty when it is none or cannot be read.
  func names(in folder: Path) -> [String] {
    (try? files.names(in: folder)) ?? []
  }

  /// Whether names can be listed there: a folder, or a symbolic link that leads to one.
  func isFolder(_ path: Path) -> Bool {
    switch files.status(of: path)?.kind {
    case .folder: true
    case .symbolicLink: (try? files.names(in: path)) != nil
    default: false
    }
  }

  /// The paths of the regular files below a folder, relative to it; links are not followed, so no loop is endless.
  func files(below root: Path) -> [String] {
    var found: [String] = []
    var pending = [""]
    // An exercise has some dozens of files: whoever has thousands keeps something else there.
    while let folder = pending.popLast(), found.count < 5_000 {
      for name in names(in: root.appending(folder)) {
        let path = folder.isEmpty ? name : folder + "/" + name
        switch files.status(of: root.appending(path))?.kind {
        case .folder where path.utf8.count < 1_000: pending.append(path)
        case .file: found.append(path)
        default: continue
        }
      }
    }
    return found.sorted()
  }

  /// The problem that a file is not there, with those of its folder that are named nearly so.
  func missing(_ file: Path) -> Problem {
    Problem(
      file: file, "\(quoted(file.lastComponent)) is missing",
      suggestion: nearName(to: file.lastComponent, in: file.parent))
  }

  /// The suggestion of a near name of a folder; empty when there is none.
  func nearName(to name: String, in folder: Path) -> String {
    let suggestion = didYouMean(name, among: names(in: folder).filter { !$0.hasPrefix(".") })
    return suggestion.hasPrefix("did") ? suggestion : ""
  }

  private static func reason(_ failure: FileFailure) -> String {
    switch failure.reason {
    case .missing: "the file is missing"
    case .notAFile: "this is not a file"
    case .notAFolder: "a part of the path is not a folder"
    case .notPermitted: "the file may not be read by you"
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .readOnly, .diskFull, .locked: "the file cannot be read now"
    case .system(let code): "the file cannot be read (error \(code) of the system)"
    }
  }

  private static func problem(
    at index: Int, of bytes: [UInt8], in file: Path, _ message: String, suggestion: String = ""
  ) -> Problem {
    let before = bytes[..<index]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[lineStart..<index], as: UTF8.self).count + 1
    return Problem(file: file, line: line, column: column, message, suggestion: suggestion)
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return min(offset, bytes.count)
  }
}
