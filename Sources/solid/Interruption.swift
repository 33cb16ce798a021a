import HostSystem

/// Ends a command in good order when SIGINT, SIGTERM or SIGHUP comes: its task is cancelled, and it clears up behind itself.
enum Interruption {
  /// Runs `body` in a task that such a signal cancels.
  static func watched<Result: Sendable>(
    _ body: @escaping @Sendable () async throws(Complaint) -> Result
  ) async throws(Complaint) -> Result {
    let work = Task { () -> Swift.Result<Result, Complaint> in
      do throws(Complaint) { return .success(try await body()) } catch { return .failure(error) }
    }
    let watch = Task {
      for await _ in InterruptSource.interrupts() { work.cancel() }
    }
    defer { watch.cancel() }
    return try await work.value.get()
  }
}
