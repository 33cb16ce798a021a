/// Whether a condition comes true in time, asked again and again.
package func eventually(
  within patience: Duration = .seconds(5), _ condition: () async throws -> Bool
) async rethrows -> Bool {
  let deadline = ContinuousClock.now + patience
  while try await !condition() {
    guard ContinuousClock.now < deadline else { return false }
    try? await Task.sleep(for: .milliseconds(10))
  }
  return true
}
