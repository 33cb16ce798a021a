package import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process was started with, read once.
package struct ProcessEnvironment: Sendable {
  /// The variables; of a name that is there twice the first counts, as for `getenv`.
  package let variables: [String: String]
  /// The arguments after the name of the program.
  package let arguments: [String]
  /// The executable as it was called: a path, or a bare name that was found in `PATH`.
  package let executable: String
  /// The current folder as the person sees it: with the symbolic links through which they came.
  package let folder: Path
  /// The home folder by `HOME`, else by the list of users; `nil` when neither knows one.
  package let home: Path?
  /// Whether standard input is a terminal, so that somebody can answer.
  package let isInputTerminal: Bool

  package init() {
    variables = Self.systemVariables()
    arguments = Array(CommandLine.arguments.dropFirst())
    executable = CommandLine.arguments.first ?? ""
    folder = Self.systemFolder(shell: variables["PWD"])
    home = variables["HOME"].flatMap { $0.isEmpty ? nil : Path($0) } ?? Self.listedHome()
    isInputTerminal = isatty(STDIN_FILENO) == 1
  }

  private static func systemVariables() -> [String: String] {
    #if canImport(Darwin)
      guard var next = _NSGetEnviron()?.pointee else { return [:] }
    #else
      var next = environ
    #endif
    var variables: [String: String] = [:]
    while let entry = next.pointee {
      let parts = String(cString: entry).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, variables[String(parts[0])] == nil {
        variables[String(parts[0])] = String(parts[1])
      }
      next += 1
    }
    return variables
  }

  /// Prefers the folder that the shell names when it is the same one, for the links in it.
  private static func systemFolder(shell: String?) -> Path {
    var here = stat()
    var there = stat()
    if let shell, shell.hasPrefix("/"), stat(".", &here) == 0, stat(shell, &there) == 0,
      here.st_ino == there.st_ino, here.st_dev == there.st_dev
    {
      return Path(shell)
    }
    guard let buffer = getcwd(nil, 0) else { return Path(shell ?? "/") }
    defer { free(buffer) }
    return Path(String(cString: buffer))
  }

  private static func listedHome() -> Path? {
    var record = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    return buffer.withUnsafeMutableBufferPointer { storage in
      guard let start = storage.baseAddress,
        getpwuid_r(getuid(), &record, start, storage.count, &found) == 0,
        found != nil, let folder = record.pw_dir
      else { return nil }
      return Path(String(cString: folder))
    }
  }
}
