import Foundation
import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes pseudo-terminals and starts programs on them.
enum PseudoTerminalDevice {
  /// A failure, by the `errno`.
  struct Failure: Error {
    let code: Int32
  }

  static func open() throws -> (master: Int32, slave: Int32, path: Path) {
    // The device that posix_openpt(3) opens on both systems.
    let master = openFile("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { throw Failure(code: errno) }
    guard let path = unlockedSlave(of: master) else { throw Failure(code: errno) }
    let slave = openFile(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw Failure(code: errno) }
    return (master, slave, Path(path))
  }

  private static func openFile(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags)
    #elseif canImport(Musl)
      Musl.open(path, flags)
    #else
      Glibc.open(path, flags)
    #endif
  }

  private static func unlockedSlave(of master: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        return nil
      }
      return String(cString: name)
    #else
      // The requests behind unlockpt and ptsname (ioctl_tty(2)), which the module of the C library does not show.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      guard ioctl(master, setLock, &isLocked) == 0, ioctl(master, getNumber, &number) == 0 else {
        return nil
      }
      return "/dev/pts/\(number)"
    #endif
  }

  /// Starts the leader of a new session; opening the device as its first makes it its terminal.
  static func spawn(_ command: Command, on device: Path) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = Int32(POSIX_SPAWN_SETSID)
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, device.string, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return try spawn(command) { process, arguments, variables in
      posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, variables)
    }
  }

  /// Goes through a shell, which enters the folder and then becomes the program.
  private static func spawn(
    _ command: Command,
    _ start: (inout pid_t, [UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) -> Int32
  ) throws -> pid_t {
    let script = #"cd "$0" && exec "$@""#
    let words = ["sh", "-c", script, command.folder.string, command.executable.string]
    let arguments = (words + command.arguments).map { strdup($0) } + [nil]
    let variables = command.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var process: pid_t = 0
    let code = start(&process, arguments, variables)
    guard code == 0 else { throw Failure(code: code) }
    return process
  }
}
