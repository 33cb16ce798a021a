#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs work on a thread of its own with a large stack, and waits for it.
///
/// SwiftParser recurses once per level of nesting, and some of its recursions heed no limit: fifty
/// `{` overflow the half megabyte that macOS gives to a thread of the concurrency runtime. The
/// stack is only reserved, so its size costs nothing. Without such a thread the work runs here.
func onDeepStack<Result>(_ work: () -> Result) -> Result {
  withoutActuallyEscaping(work) { work in
    var result: Result?
    let job = Unmanaged.passRetained(Job { result = work() })
    if !runAndWait(job) { job.takeRetainedValue().work() }
    return result ?? work()
  }
}

private let stackBytes = 512 << 20

/// Something to do, as the object that a C function can be given.
private final class Job {
  let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }
}

/// `false` when the system refuses the thread; the job was not started then.
private func runAndWait(_ job: Unmanaged<Job>) -> Bool {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return false }
  defer { pthread_attr_destroy(&attributes) }
  guard pthread_attr_setstacksize(&attributes, stackBytes) == 0 else { return false }
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, job.toOpaque())
    guard status == 0, let thread else { return false }
  #else
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        argument.map { Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work() }
        return nil
      }, job.toOpaque())
    guard status == 0 else { return false }
  #endif
  pthread_join(thread, nil)
  return true
}
