import Foundation
package import Ports

/// The Swift toolchain that builds and tests submissions.
package struct Toolchain: Hashable, Sendable {
  /// The `swift` command.
  package let swift: Path
  /// The first line of `swift --version`; empty when it was not asked for.
  package let version: String

  package init(swift: Path, version: String) {
    self.swift = swift
    self.version = version
  }

  /// The version number in that line as major and minor, such as (6, 3); `nil` when there is none.
  package var number: (major: Int, minor: Int)? {
    guard let range = version.range(of: "Swift version ") else { return nil }
    let parts = version[range.upperBound...].prefix { $0.isNumber || $0 == "." }
      .split(separator: ".").compactMap { Int($0) }
    return parts.count >= 2 ? (parts[0], parts[1]) : nil
  }

  /// The first executable file named `swift` in the folders of `PATH`; `nil` when there is none.
  package static func locate(path: String, files: any FileReading) -> Path? {
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      let candidate = Path(String(folder)).appending("swift")
      guard let status = files.status(of: candidate) else { continue }
      // A link is how most installers put it there; whether it leads anywhere shows when it is started.
      if status.kind == .symbolicLink || (status.kind == .file && status.isExecutable) {
        return candidate
      }
    }
    return nil
  }
}
