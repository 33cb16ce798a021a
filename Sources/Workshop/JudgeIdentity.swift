package import Ports

/// Who judges: the running program and the toolchain that it asks.
package struct JudgeIdentity: Hashable, Sendable {
  let program: Path
  let status: FileStatus
  /// The first line of `swift --version`.
  let toolchain: String

  /// - Parameter program: the executable of this process; `nil`, or nothing there, makes no identity.
  package init?(program: Path?, toolchain: String, files: any FileReading) {
    guard let program, !toolchain.isEmpty, let status = files.status(of: program) else {
      return nil
    }
    self.program = program
    self.status = status
    self.toolchain = toolchain
  }

  /// The contents of the program are not read: that would take longer than an audit which changes nothing.
  func add(to digest: inout Digest) {
    digest.add(program.string)
    digest.add(status.size)
    digest.add(Int(status.modified))
    digest.add(toolchain)
  }
}
