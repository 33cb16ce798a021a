import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The attributes for `posix_spawn`: a new session, and signals as if nobody had touched them.
struct SpawnAttributes: ~Copyable {
  #if canImport(Darwin)
    var value: posix_spawnattr_t?
    // Closes every descriptor that no file action names.
    private static let flags =
      POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      | POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    var value = posix_spawnattr_t()
    // glibc and musl: shown by <spawn.h> for _GNU_SOURCE only.
    private static let newSession: Int32 = 0x80
    private static let flags =
      newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
  #endif

  init(for command: Command) throws(LaunchFailure) {
    let code = posix_spawnattr_init(&value)
    guard code == 0 else { throw LaunchFailure(errno: code, of: command) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&value, &none)
    posix_spawnattr_setsigdefault(&value, &all)
    posix_spawnattr_setflags(&value, Int16(Self.flags))
  }

  deinit {
    var value = value
    posix_spawnattr_destroy(&value)
  }
}
