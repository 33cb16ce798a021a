import Ports

/// What a child process of ours may see: no tokens, no agent sockets, nothing that makes one machine judge unlike another.
struct ChildEnvironment: Sendable {
  let variables: [String: String]

  /// - Parameters:
  ///   - environment: of the learner's shell, from which a few variables are passed on.
  ///   - temporary: the folder for temporary files.
  init(_ environment: [String: String], temporary: Path) {
    var result = environment.filter { name, _ in
      Self.passedOn.contains(name) || name.hasPrefix("SWIFTLY_")
    }
    result["TMPDIR"] = temporary.string
    result["NO_COLOR"] = "1"
    result["TERM"] = "dumb"
    variables = result
  }

  private static let passedOn: Set<String> = [
    "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TZ",
    "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS", "LD_LIBRARY_PATH", "XDG_CACHE_HOME",
  ]
}
