#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A descriptor that becomes readable when a child ends, so that waiting for it needs no thread.
///
/// It only wakes; the truth is `hasExited`, which leaves the child unreaped.
struct ExitSignal: ~Copyable {
  /// Or -1 where the system offers none, in which case the end is seen at the next look.
  let descriptor: Int32
  private let process: pid_t

  init(of process: pid_t) {
    self.process = process
    #if canImport(Darwin)
      descriptor = Self.queue(for: process)
    #else
      descriptor = HiddenCalls.processDescriptor(of: process)
    #endif
  }

  deinit {
    if descriptor >= 0 { _ = close(descriptor) }
  }

  var hasExited: Bool {
    var info = siginfo_t()
    let options = WEXITED | WNOWAIT | WNOHANG
    let code = SystemCall.repeated { waitid(P_PID, id_t(process), &info, options) }
    // Zeroed by us and left so while the child runs. A failure means that there is nothing to wait for.
    return code != 0 || info.si_signo != 0
  }

  #if canImport(Darwin)
    private static func queue(for process: pid_t) -> Int32 {
      let queue = kqueue()
      guard queue >= 0 else { return -1 }
      _ = fcntl(queue, F_SETFD, FD_CLOEXEC)
      var event = kevent(
        ident: UInt(process), filter: Int16(EVFILT_PROC), flags: UInt16(EV_ADD),
        fflags: UInt32(truncatingIfNeeded: NOTE_EXIT), data: 0, udata: nil)
      if kevent(queue, &event, 1, nil, 0, nil) == 0 { return queue }
      _ = close(queue)
      return -1
    }
  #endif
}
