import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Starts a child in a session of its own, with nothing of ours but what the command gives it.
struct ChildLaunch {
  let command: Command

  /// Starts the child; both descriptors are at least 3 and stay ours.
  func start(output: Int32, error: Int32) throws(LaunchFailure) -> pid_t {
    try check()
    var attributes = try SpawnAttributes(for: command)
    var actions = try SpawnActions(for: command)
    actions.open("/dev/null", as: STDIN_FILENO)
    actions.duplicate(output, as: STDOUT_FILENO)
    actions.duplicate(error, as: STDERR_FILENO)
    guard actions.enter(command.folder) else { throw LaunchFailure(errno: ENOSYS, of: command) }
    actions.closeOthers()
    return try spawn(&attributes, &actions)
  }

  private func spawn(
    _ attributes: inout SpawnAttributes, _ actions: inout SpawnActions
  ) throws(LaunchFailure) -> pid_t {
    let arguments = CStrings([command.executable.string] + command.arguments)
    let variables = CStrings(command.environment.map { "\($0.key)=\($0.value)" }.sorted())
    var process: pid_t = 0
    var pause: useconds_t = 4_000
    while true {
      let code = posix_spawn(
        &process, command.executable.string, &actions.value, &attributes.value,
        arguments.pointers, variables.pointers)
      if code == 0 { return process }
      // Too many processes at this moment (fork(2)); about one second in all, with some chance in each step so that
      // several runners do not meet again.
      guard code == EAGAIN, pause < 600_000 else { throw explained(code) }
      usleep(pause + .random(in: 0...pause / 4))
      pause *= 2
    }
  }

  /// Refuses what `exec` would silently cut or mix up.
  private func check() throws(LaunchFailure) {
    let texts = command.arguments + [command.executable.string, command.folder.string]
    let pairs = command.environment
    guard command.executable.isAbsolute,
      !texts.contains(where: { $0.utf8.contains(0) }),
      !pairs.contains(where: { $0.key.isEmpty || $0.key.utf8.contains(UInt8(ascii: "=")) }),
      !pairs.contains(where: { $0.key.utf8.contains(0) || $0.value.utf8.contains(0) })
    else { throw LaunchFailure(executable: command.executable, reason: .invalidArgument) }
  }

  /// Finds out which of the two paths an error is about: `posix_spawn` does not say.
  private func explained(_ code: Int32) -> LaunchFailure {
    func kind(_ path: Path) -> FileKind? {
      var status = stat()
      return stat(path.string, &status) == 0 ? FileKind(mode: status.st_mode) : nil
    }
    let reason: LaunchFailure.Reason =
      switch code {
      case _ where kind(command.folder) != .folder: .folderMissing
      case ENOENT, ENOTDIR: kind(command.executable) == nil ? .notFound : .notExecutable
      case EACCES, ENOEXEC, EISDIR, ELOOP: .notExecutable
      default: .system(code: code)
      }
    return LaunchFailure(executable: command.executable, reason: reason)
  }
}

extension LaunchFailure {
  /// A failure that has no advice of its own.
  init(errno code: Int32, of command: Command) {
    self.init(executable: command.executable, reason: .system(code: code))
  }
}
