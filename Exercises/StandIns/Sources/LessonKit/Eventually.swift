/// Waits until the condition holds, and says whether it did within the limit.
///
/// A refactor may turn a callback into `async` work that ends a moment later. A check that reads
/// the screen through this function judges both designs by what they show in the end.
///
/// The condition runs where the caller runs, so a `@MainActor` test can read a `@MainActor` screen.
public nonisolated(nonsending) func eventually(
  within limit: Duration = .seconds(2),
  _ condition: nonisolated(nonsending) () async throws -> Bool
) async rethrows -> Bool {
  let clock = ContinuousClock()
  let deadline = clock.now + limit
  var pause = Duration.microseconds(100)
  while clock.now < deadline, !Task.isCancelled {
    if try await condition() { return true }
    await Task.yield()
    // Longer and longer pauses: quick answers stay quick, slow ones do not burn the processor.
    try? await Task.sleep(for: pause)
    pause = min(pause * 2, .milliseconds(20))
  }
  return try await condition()
}
